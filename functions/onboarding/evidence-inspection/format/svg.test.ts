import { verdictOn as verdictOnFile } from "../../../testing/verdict.ts";

const verdictOn = (drawing: string) => verdictOnFile("x.svg", Buffer.from(drawing));

const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const around = (inside: string) => `<svg ${root}>${inside}</svg>`;

const inside = [
  "<script>alert(1)</script>",
  "<SCRIPT>alert(1)</SCRIPT>",
  '<script href="https://example.com/x.js"/>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<script type="text/ecmascript"><![CDATA[alert(1)]]></script>',
  '<g onload="alert(1)"/>',
  '<rect onclick="alert(1)" width="9" height="9"/>',
  '<rect ONMOUSEOVER="alert(1)"/>',
  '<rect onfocus="alert(1)" tabindex="1"/>',
  '<image href="x" onerror="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  '<a href="java&#115;cript:alert(1)"><text>x</text></a>',
  '<a href="java&#x0a;script:alert(1)"><text>x</text></a>',
  '<a href="https://example.com"><text>x</text></a>',
  '<use href="https://example.com/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
  '<use href="//example.com/x.svg#a"/>',
  '<image href="https://example.com/track.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<image href="data:image/png,&lt;script&gt;"/>',
  '<image xlink:href="file:///etc/passwd"/>',
  '<feImage href="https://example.com/x.svg"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<set attributeName="xlink:href" to="javascript:alert(1)"/>',
  '<animateTransform onbegin="alert(1)" attributeName="transform"/>',
  '<animateMotion onrepeat="alert(1)"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<style>@import "https://example.com/x.css";</style>',
  "<style>@import url(//example.com/x.css)</style>",
  "<style>.a{background:url(https://example.com/track)}</style>",
  "<style>.a{background:u\\72l(https://example.com)}</style>",
  "<style>.a{background:url( 'javascript:alert(1)' )}</style>",
  "<style>.a{fill:ur/**/l(https://example.com)}</style>",
  "<style>@font-face{font-family:a;src:url(https://example.com/f)}</style>",
  '<style>.a{background:image-set("https://example.com/x" 1x)}</style>',
  "<style>.a{width:expression(alert(1))}</style>",
  "<style>.a{behavior:url(#x)}</style>",
  "<style>.a{fill:red}/* </style><script>alert(1)</script> */</style>",
  "<style>&#64;import 'https://example.com/x.css';</style>",
  '<rect style="fill:url(https://example.com/x.svg#a)"/>',
  '<rect style="background:url(&quot;https://example.com&quot;)"/>',
  '<rect fill="url(https://example.com/x.svg#a)"/>',
  '<rect filter="url(//example.com/x#a)"/>',
  '<rect mask="url(data:image/svg+xml,x#a)"/>',
  "<path marker-end=\"url('https://example.com/#m')\"/>",
  "<iframe src='javascript:alert(1)'/>",
  '<embed src="https://example.com"/>',
  '<object data="https://example.com"/>',
  '<video><source onerror="alert(1)"/></video>',
  '<audio src="https://example.com/x.mp3"/>',
  '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>',
  '<dc:script xmlns:dc="http://www.w3.org/1999/xhtml">alert(1)</dc:script>',
  '<inkscape:script xmlns:inkscape="http://www.w3.org/2000/svg">alert(1)</inkscape:script>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><body/></g>',
  '<rect xml:base="https://example.com/"/>',
  '<rect xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>',
  '<?xml-stylesheet href="https://example.com/x.css"?>',
  "<!--[if IE]><script>alert(1)</script><![endif]--><script/>",
  "<discard/>",
  '<link href="https://example.com/x.css" rel="stylesheet"/>',
  '<meta http-equiv="refresh" content="0;url=https://example.com"/>',
  '<tref xlink:href="https://example.com/x.svg#a"/>',
  '<linearGradient xlink:href="https://example.com/x.svg#g"/>',
  '<text style="-moz-binding:url(#x)">x</text>',
];

const whole = [
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${around("<text>&x;</text>")}`,
  `<!DOCTYPE svg [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${around("<text>&b;</text>")}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.com/evil.dtd">${around("")}`,
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="https://example.com/x.xsl"?>${around("")}`,
  `<svg ${root} onload="alert(1)"/>`,
  `<svg ${root} onload&#61;"alert(1)"/>`,
  `<svg ${root}\u0000onload="alert(1)"/>`,
  `<svg xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></svg>`,
  "<svg><script>alert(1)</script></svg>",
  `<?xml version="1.0" encoding="UTF-7"?>+ADw-svg onload+AD0-alert(1)+AD4-`,
  `${around("")}<script>alert(1)</script>`,
  `${around("")}${around("")}`,
  `<html>${around("")}</html>`,
  around("<g></svg><script>alert(1)</script>"),
  around('<rect id="a" id="b"/>'),
  around("<rect width=9/>"),
  around('<rect id="<script>"/>'),
  around("<text>&undeclared;</text>"),
  `<svg ${root}><g>`,
  // Browsers refuse these; a reader that takes them for blanks or characters reads another drawing than they would.
  `\u00a0<svg ${root}/>`,
  around('<rect\u2028width="9"/>'),
  around('<rect width\ufeff="9"/>'),
  around("<text>&#55296;</text>"),
  "",
];

describe("svg-xss: a drawing that runs, fetches or is read in two ways is refused:", () => {
  test.each(inside)("%s", async (vector) => {
    expect(await verdictOn(around(vector))).toBeDefined();
  });

  test.each(whole)("%s", async (drawing) => {
    expect(await verdictOn(drawing)).toBeDefined();
  });

  test("there are enough of them, and what is around them is not what refuses them", async () => {
    expect(inside.length + whole.length).toBeGreaterThanOrEqual(40);
    expect(await verdictOn(around('<rect width="9" height="9"/>'))).toBeUndefined();
  });

  test("copies of copies, which grow from a few lines to millions of shapes", async () => {
    const bomb = Array.from({ length: 20 }, (_, index) => {
      const copies = `<use href="#l${index}"/>`.repeat(10);
      return `<g id="l${index + 1}">${copies}</g>`;
    }).join("");
    expect(await verdictOn(around(`<rect id="l0"/>${bomb}`))).toBe("archive-limits");
    expect(await verdictOn(around('<g id="a"><use href="#a"/></g>'))).toBe("archive-limits");
    expect(await verdictOn(around('<use id="a" href="#a"/>'))).toBe("archive-limits");
  });

  test("more depth or more elements than anybody draws", async () => {
    expect(await verdictOn(around("<g>".repeat(200) + "</g>".repeat(200)))).toBe("archive-limits");
    expect(await verdictOn(around("<g/>".repeat(60_000)))).toBe("archive-limits");
  });
});
