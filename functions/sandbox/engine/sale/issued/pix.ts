/** A charge by Pix, as its QR code carries it. */
export interface PixCharge {
  readonly amountCents: number;
  /** 26 to 35 letters and digits, as the central bank asks of a charge that is paid once. */
  readonly transactionId: string;
}

/**
 * Nobody can pay it: the address where a bank looks up the charge has a top-level domain that is reserved so that it never
 * resolves, and the receiver's name says the same to whoever reads the code.
 */
const charges = "sandbox.invalid/pix/v2";
const receiver = { name: "SANDBOX - NAO PAGAVEL", city: "SANDBOX" } as const;

/** One field of an EMV code: its number, its length in two digits, its value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`;

/** CRC-16/CCITT with the start value FFFF, as EMV codes end: polynomial 1021, nothing reflected. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** The text of the QR code, for readers and to copy and paste: BR Code of a charge that is paid once. */
export function pixCode({ amountCents, transactionId }: PixCharge): string {
  const fields = [
    field("00", "01"),
    field("01", "12"),
    field("26", field("00", "br.gov.bcb.pix") + field("25", `${charges}/${transactionId}`)),
    field("52", "0000"),
    field("53", "986"),
    field("54", (amountCents / 100).toFixed(2)),
    field("58", "BR"),
    field("59", receiver.name),
    field("60", receiver.city),
    // The charge's own identifier is at the address above; here the standard wants three asterisks.
    field("62", field("05", "***")),
  ];
  // The checksum covers its own number and length.
  const covered = `${fields.join("")}6304`;
  return covered + checksum(covered);
}
