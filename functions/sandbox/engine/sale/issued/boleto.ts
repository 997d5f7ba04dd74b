/** What a bar code of a boleto says. */
export interface BoletoCharge {
  readonly amountCents: number;
  /** Day on which it is due, yyyy-mm-dd. */
  readonly dueDay: string;
  /** What the bank finds it by: at most 25 digits. */
  readonly reference: string;
}

export interface Boleto {
  /** 44 digits. */
  readonly barcode: string;
  /** 47 digits: the same, to be typed. */
  readonly digitableLine: string;
}

/** No bank has it, so no bank takes the payment. */
const bankOfNobody = "000";
const real = "9";

/** The most that the ten digits of an amount can say. */
export const largestBoletoCents = 9_999_999_999;

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.parse("1997-10-07");

/** Days since the first one in four digits; after 9999, on 2025-02-21, they began again at 1000. */
function dueFactor(day: string): string {
  const days = Math.round((Date.parse(day) - firstDay) / dayMs);
  return String(days > 9999 ? ((days - 1000) % 9000) + 1000 : days).padStart(4, "0");
}

/** Digits from the right, with their place. */
const fromRight = (digits: string): [digit: number, place: number][] =>
  Array.from(digits)
    .toReversed()
    .map((digit, place) => [Number(digit), place]);

/** Of a part of the line: weights 2 and 1, digits of each product summed. */
export function checkDigitOfPart(digits: string): string {
  const sum = fromRight(digits).reduce((total, [digit, place]) => {
    const product = digit * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Of the whole bar code without it: weights 2 to 9, and 1 in place of what is no digit or 0. */
export function checkDigitOfBarcode(digits: string): string {
  const sum = fromRight(digits).reduce((total, [digit, place]) => total + digit * ((place % 8) + 2), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? "1" : String(rest);
}

/** The bar code as people type it: the free digits first, each part with its check digit, what is due last. */
export function digitableLineOf(barcode: string): string {
  const [bank, check, due, free] = [
    barcode.slice(0, 4),
    barcode.slice(4, 5),
    barcode.slice(5, 19),
    barcode.slice(19),
  ];
  const parts = [bank + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return parts.map((part) => part + checkDigitOfPart(part)).join("") + check + due;
}

/** @throws RangeError for an amount above `largestBoletoCents`. */
export function boletoOf({ amountCents, dueDay, reference }: BoletoCharge): Boleto {
  if (amountCents > largestBoletoCents) throw new RangeError("A boleto's amount has ten digits.");
  const start = bankOfNobody + real;
  const rest = dueFactor(dueDay) + String(amountCents).padStart(10, "0") + reference.padStart(25, "0");
  const barcode = start + checkDigitOfBarcode(start + rest) + rest;
  return { barcode, digitableLine: digitableLineOf(barcode) };
}
