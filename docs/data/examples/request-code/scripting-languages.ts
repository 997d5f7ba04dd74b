import { formEntries, type HttpRequest, type Json, jsonText } from "./http-example.ts";

/** Single quotes end a shell word; the usual way out is to close, escape and reopen. */
const shellWord = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function curlRequest({ method, url, headers, body, form }: HttpRequest): string {
  const lines = [
    `curl --request ${method} ${shellWord(url)}`,
    "  --max-time 60",
    ...Object.entries(headers).map(([name, value]) => `  --header ${shellWord(`${name}: ${value}`)}`),
    ...(form
      ? formEntries(form).map(([name, value]) => `  --data-urlencode ${shellWord(`${name}=${value}`)}`)
      : []),
    ...(body === undefined ? [] : [`  --data ${shellWord(jsonText(body, "  "))}`]),
  ];
  return lines.join(" \\\n");
}

export function javascriptRequest({ method, url, headers, body, form }: HttpRequest): string {
  const options = [
    `  method: "${method}",`,
    `  headers: ${jsonText(headers, "  ")},`,
    ...(form ? [`  body: new URLSearchParams(${scriptForm(form)}),`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${jsonText(body, "  ")}),`]),
    "  signal: AbortSignal.timeout(60_000),",
  ];
  return [
    `const response = await fetch("${url}", {`,
    ...options,
    "});",
    "console.log(response.status, await response.text());",
  ].join("\n");
}

const scriptForm = (form: NonNullable<HttpRequest["form"]>) =>
  `{\n${Object.entries(form)
    .map(([name, value]) => `    ${name}: ${formValue(value)},`)
    .join("\n")}\n  }`;

const formValue = (value: Json) =>
  typeof value === "string" ? JSON.stringify(value) : `JSON.stringify(${jsonText(value, "    ")})`;

export function phpRequest({ method, url, headers, body, form }: HttpRequest): string {
  return [
    "<?php",
    `$request = curl_init("${url}");`,
    "curl_setopt_array($request, [",
    `    CURLOPT_CUSTOMREQUEST => "${method}",`,
    "    CURLOPT_RETURNTRANSFER => true,",
    "    CURLOPT_TIMEOUT => 60,",
    "    CURLOPT_HTTPHEADER => [",
    ...Object.entries(headers).map(([name, value]) => `        ${phpString(`${name}: ${value}`)},`),
    "    ],",
    ...(form ? [`    CURLOPT_POSTFIELDS => http_build_query([\n${phpForm(form)}    ]),`] : []),
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => json_encode(${phpValue(body, "    ")}),`]),
    "]);",
    "echo curl_exec($request);",
  ].join("\n");
}

const phpForm = (form: NonNullable<HttpRequest["form"]>) =>
  Object.entries(form)
    .map(([name, value]) => {
      const text =
        typeof value === "string" ? phpString(value) : `json_encode(${phpValue(value, "        ")})`;
      return `        ${phpString(name)} => ${text},\n`;
    })
    .join("");

const phpString = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

function phpValue(value: Json, indent: string): string {
  if (typeof value === "string") return phpString(value);
  if (value === null || typeof value !== "object") return String(value);
  // PHP has one kind of array: an empty one would travel as a list.
  if (!Array.isArray(value) && Object.keys(value).length === 0) return "new stdClass()";
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item: Json) => phpValue(item, inner))
    : Object.entries(value).map(([key, item]) => `${phpString(key)} => ${phpValue(item, inner)}`);
  return `[\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}]`;
}

export function pythonRequest({ method, url, headers, body, form }: HttpRequest): string {
  return [
    ...(form ? ["import json", "", "import requests"] : ["import requests"]),
    "",
    "response = requests.request(",
    `    "${method}",`,
    `    "${url}",`,
    `    headers=${pythonValue(headers, "    ")},`,
    ...(form ? [`    data={\n${pythonForm(form)}    },`] : []),
    ...(body === undefined ? [] : [`    json=${pythonValue(body, "    ")},`]),
    "    timeout=60,",
    ")",
    "print(response.status_code, response.text)",
  ].join("\n");
}

const pythonForm = (form: NonNullable<HttpRequest["form"]>) =>
  Object.entries(form)
    .map(([name, value]) => {
      const text =
        typeof value === "string" ? JSON.stringify(value) : `json.dumps(${pythonValue(value, "        ")})`;
      return `        ${JSON.stringify(name)}: ${text},\n`;
    })
    .join("");

function pythonValue(value: Json, indent: string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close, items] = Array.isArray(value)
    ? ["[", "]", value.map((item: Json) => pythonValue(item, inner))]
    : [
        "{",
        "}",
        Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonValue(item, inner)}`),
      ];
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
}
