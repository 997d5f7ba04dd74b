/** What is chosen in the header of documentation and portal alike; Docusaurus keeps its theme by the same key. */
type Choice = "theme" | "locale";

export function keepChoice(choice: Choice, value: string): void {
  try {
    localStorage.setItem(choice, value);
  } catch {
    // Storage may be forbidden; then a theme lasts as long as the page, and the address alone says the language.
  }
}

export function choiceOf(choice: Choice): string | null {
  try {
    return localStorage.getItem(choice);
  } catch {
    return null;
  }
}
