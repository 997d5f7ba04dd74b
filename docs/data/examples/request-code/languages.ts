import { csharpRequest, javaRequest } from "./compiled-languages.ts";
import type { HttpRequest } from "./http-example.ts";
import { curlRequest, javascriptRequest, phpRequest, pythonRequest } from "./scripting-languages.ts";

export interface RequestLanguage {
  readonly id: string;
  readonly label: string;
  /** Name of the grammar that colours it. */
  readonly grammar: string;
  readonly write: (example: HttpRequest) => string;
}

export const requestLanguages: readonly RequestLanguage[] = [
  { id: "curl", label: "cURL", grammar: "bash", write: curlRequest },
  { id: "java", label: "Java", grammar: "java", write: javaRequest },
  { id: "csharp", label: "C#", grammar: "csharp", write: csharpRequest },
  { id: "php", label: "PHP", grammar: "php", write: phpRequest },
  { id: "javascript", label: "JavaScript", grammar: "javascript", write: javascriptRequest },
  { id: "python", label: "Python", grammar: "python", write: pythonRequest },
];
