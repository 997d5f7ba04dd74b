import { formEntries, type HttpRequest, jsonText } from "./http-example.ts";

const quoted = (text: string) => JSON.stringify(text);

/** Text blocks of both languages lose the indentation of their closing quotes. */
const textBlock = (text: string, indent: string) =>
  `"""\n${indent}${text.replaceAll("\n", `\n${indent}`)}\n${indent}"""`;

export function javaRequest({ method, url, headers, body, form }: HttpRequest): string {
  const publisher = "HttpRequest.BodyPublishers";
  const content = form
    ? `${publisher}.ofString(form)`
    : body === undefined
      ? `${publisher}.noBody()`
      : `${publisher}.ofString(${textBlock(jsonText(body), "        ")})`;
  const fields = form
    ? formEntries(form).map(
        ([name, value]) =>
          `"${name}=" + URLEncoder.encode(${textBlock(value, "    ")}.strip(), StandardCharsets.UTF_8)`,
      )
    : [];
  return [
    ...(form ? [`var form = ${fields.join('\n    + "&" + ')};`] : []),
    `var request = HttpRequest.newBuilder(URI.create("${url}"))`,
    ...Object.entries(headers).map(([name, value]) => `    .header("${name}", ${quoted(value)})`),
    "    .timeout(Duration.ofSeconds(60))",
    `    .method("${method}", ${content})`,
    "    .build();",
    "var response = HttpClient.newHttpClient()",
    "    .send(request, HttpResponse.BodyHandlers.ofString());",
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join("\n");
}

/** .NET keeps the content type with the content, so it must not be among the request's headers. */
export function csharpRequest({ method, url, headers, body, form }: HttpRequest): string {
  const plainHeaders = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "content-type");
  return [
    "using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };",
    `using var request = new HttpRequestMessage(new HttpMethod("${method}"), "${url}");`,
    ...plainHeaders.map(([name, value]) => `request.Headers.Add("${name}", ${quoted(value)});`),
    ...(form ? [`request.Content = ${csharpForm(form)};`] : []),
    ...(body === undefined
      ? []
      : [
          `request.Content = new StringContent(${textBlock(jsonText(body), "    ")}, Encoding.UTF8, "application/json");`,
        ]),
    "using var response = await client.SendAsync(request);",
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join("\n");
}

const csharpForm = (form: NonNullable<HttpRequest["form"]>) =>
  `new FormUrlEncodedContent(new Dictionary<string, string>\n{\n${formEntries(form)
    .map(([name, value]) => `    ["${name}"] = ${textBlock(value, "        ")},`)
    .join("\n")}\n})`;
