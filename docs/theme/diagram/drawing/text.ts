export const fontSize = 14;
export const lineHeight = 19;

/** In ems, of a wide system font: with a narrower one the boxes have a little more room. */
const narrow = 0.36;
const usual = 0.61;
const wide = 0.95;
const upper = 0.72;

function characterWidth(character: string): number {
  if (/[ .,:;|!'()[\]/\\fijlrtI]/.test(character)) return narrow;
  if (/[mwMW@%]/.test(character)) return wide;
  return /\p{Lu}/u.test(character) ? upper : usual;
}

export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0) * fontSize;

/** Breaks between words, and leaves a word that is longer than a line whole. */
export function wrapText(text: string, maximumWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer) <= maximumWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const widestLine = (lines: readonly string[]): number => Math.max(0, ...lines.map(textWidth));

export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Short numbers: a drawing travels with its page. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Lines centred on a point. */
export function centredText(lines: readonly string[], x: number, y: number): string {
  const top = y - ((lines.length - 1) * lineHeight) / 2;
  return lines
    .map(
      (line, index) =>
        `<text x="${round(x)}" y="${round(top + index * lineHeight)}">${escapeText(line)}</text>`,
    )
    .join("");
}

/** A filled triangle whose tip is at (x, y), pointing along the given direction. */
export function arrowHead(x: number, y: number, directionX: number, directionY: number): string {
  const length = Math.hypot(directionX, directionY) || 1;
  const [alongX, alongY] = [(directionX / length) * 9, (directionY / length) * 9];
  const [acrossX, acrossY] = [-alongY / 2, alongX / 2];
  const points = [
    [x, y],
    [x - alongX + acrossX, y - alongY + acrossY],
    [x - alongX - acrossX, y - alongY - acrossY],
  ];
  return `<path class="diagram-tip" d="M${points.map((point) => point.map(round).join(" ")).join("L")}Z"/>`;
}

export interface DrawingFrame {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing that tells its content to those who cannot see it. */
export function svgDrawing(frame: DrawingFrame, title: string, description: string, content: string): string {
  const [width, height] = [Math.ceil(frame.width), Math.ceil(frame.height)];
  const size = `width="${width}" height="${height}" viewBox="${Math.floor(frame.left)} 0 ${width} ${height}"`;
  const words = `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>`;
  // Somewhat too wide for a page is drawn smaller; the style sheet says how much smaller it may become.
  const modifier = width > 736 ? " diagram--wide" : "";
  return `<svg class="diagram${modifier}" role="img" ${size}>${words}${content}</svg>`;
}
