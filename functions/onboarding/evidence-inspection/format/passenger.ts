/** Markup that would run if a browser took the file for a page. Compressed bytes do not spell it by chance. */
const markup = [
  /<script[\s>/]/i,
  /<\?php/i,
  /<!doctype\s+html/i,
  /<html[\s>]/i,
  /<iframe[\s>]/i,
  /<svg[\s>]/i,
];

const endOfArchive = Buffer.from("PK\x05\x06", "latin1");
const centralEntry = 0x02014b50;

/** Honest files contain this byte sequence by chance once or twice. */
const maxEndings = 1000;

/** Programs read a ZIP from its end, so an archive opens even with other bytes before it. */
function carriesArchive(bytes: Buffer): boolean {
  let endings = 0;
  for (let at = bytes.indexOf(endOfArchive); at >= 0; at = bytes.indexOf(endOfArchive, at + 1)) {
    if (at + 22 > bytes.length) return false;
    endings += 1;
    if (endings > maxEndings) return true;
    const directory = at - bytes.readUInt32LE(at + 12);
    if (directory >= 0 && directory + 4 <= at && bytes.readUInt32LE(directory) === centralEntry) return true;
  }
  return false;
}

/** Whether a picture or document is also a valid file of another format. */
export function carriesPassenger(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  return (
    carriesArchive(bytes) || markup.some((pattern) => pattern.test(text)) || bytes.indexOf("%PDF-", 1) > 0
  );
}
