/** The digests in plain JavaScript are for machines whose Node lacks its own. */
function missing(): never {
  throw new Error("Digests are Node's own.");
}

export {
  missing as Crc32Js,
  missing as Md5Js,
  missing as Sha1Js,
  missing as Sha1WebCrypto,
  missing as Sha256Js,
  missing as Sha256WebCrypto,
};
