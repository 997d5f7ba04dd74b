/** As they are stored and written: names are the same in every language. */
const names = [
  "Buenos Aires",
  "Catamarca",
  "Chaco",
  "Chubut",
  "Ciudad Autónoma de Buenos Aires",
  "Córdoba",
  "Corrientes",
  "Entre Ríos",
  "Formosa",
  "Jujuy",
  "La Pampa",
  "La Rioja",
  "Mendoza",
  "Misiones",
  "Neuquén",
  "Río Negro",
  "Salta",
  "San Juan",
  "San Luis",
  "Santa Cruz",
  "Santa Fe",
  "Santiago del Estero",
  "Tierra del Fuego",
  "Tucumán",
] as const;

/** With the one that a company already has, which was typed in before there was a list. */
export const argentineProvinceChoices = (held: string) =>
  [...new Set<string>([...names, held])].filter(Boolean).map((name) => ({ id: name, label: name }));
