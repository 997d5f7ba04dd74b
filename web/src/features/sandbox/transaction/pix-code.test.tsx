/** @jest-environment jsdom */
import jsQR from "jsqr";
import { pt, screen, show } from "../../../../testing/show.tsx";
import { PixCode } from "./pix-code.tsx";

const code =
  "00020126580014br.gov.bcb.pix2536sandbox.invalid/pix/v2/9f2c1e7ab4d055204000053039865406123.905802BR5913Loja Exemplo6009Sao Paulo62070503***6304E2CA";

/** The drawing as a camera sees it: each module four pixels wide. */
function photograph(drawing: Element): { pixels: Uint8ClampedArray; width: number } {
  const scale = 4;
  const size = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = drawing.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < scale; y += 1) {
      for (let x = 0; x < scale; x += 1) {
        const at = ((Number(row) * scale + y) * width + Number(column) * scale + x) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, width };
}

test("a reader of QR codes reads the Pix that the screen draws, and the text beside it is the same", () => {
  show(<PixCode text={code} />);
  const { pixels, width } = photograph(screen.getByRole("img", { name: pt.sandbox.pix.image }));
  expect(jsQR(pixels, width, width)?.data).toBe(code);
  expect(screen.getByText(code)).toBeTruthy();
});
