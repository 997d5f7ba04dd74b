const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Shapes, text and paint. No script, no foreign markup, no link, no animation, nothing that fetches. */
export const allowedElements = words(`
  svg g defs symbol use title desc metadata style switch
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

export const allowedAttributes = words(`
  id class style lang role tabindex version baseProfile width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength viewBox preserveAspectRatio transform dx dy rotate textLength lengthAdjust startOffset method spacing
  side href offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode order
  kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent kernelUnitLength scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY
  pointsAtZ limitingConeAngle radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude
  exponent systemLanguage requiredFeatures media
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
  letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
  overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
  text-anchor text-decoration text-rendering text-overflow transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode
  aria-hidden aria-label aria-labelledby aria-describedby focusable data-name xml:space xml:lang
  xlink:href xlink:title xlink:type xlink:show xlink:actuate
`);

export const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Prefixes that drawing programs leave behind, each allowed for its own namespace only. None of them draws or runs
 * anything.
 */
export const inertPrefixes: ReadonlyMap<string, string> = new Map([
  ["inkscape", "http://www.inkscape.org/namespaces/inkscape"],
  ["sodipodi", "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"],
  ["rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
  ["cc", "http://creativecommons.org/ns#"],
  ["dc", "http://purl.org/dc/elements/1.1/"],
]);

/** Prefixes that may be used in attributes only. */
export const attributePrefixes: ReadonlyMap<string, string> = new Map([
  ...inertPrefixes,
  ["xlink", "http://www.w3.org/1999/xlink"],
  ["svg", svgNamespace],
]);
