import { correction, generate } from "lean-qr/nano";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { Command } from "../command.tsx";
import "../sandbox.css";

/** The light border that readers need around a code, in modules. */
const quiet = 4;

/** One path: a square for every dark module. */
function drawingOf(text: string): { size: number; path: string } {
  const modules = generate(text, { minCorrectionLevel: correction.M });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(column, row)) squares.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
    }
  }
  return { size: size + 2 * quiet, path: squares.join("") };
}

/** What a buyer would scan or paste. Always dark on light, as readers expect it. */
export function PixCode({ text }: { text: string }) {
  const translate = useTranslations("sandbox.pix");
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <section aria-labelledby="sandbox-pix">
      <h3 id="sandbox-pix">{translate("title")}</h3>
      <svg
        className="sandbox-qr"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={translate("image")}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Command text={text} label={translate("paste")} />
      <p className="ui-muted">{translate("nobody")}</p>
    </section>
  );
}
