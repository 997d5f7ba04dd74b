/** A sequence in one language, as the player shows it and the generator writes it. */
export interface ToldTurn {
  readonly command: string;
  readonly commandName: string;
  readonly commandLink: string;
  readonly field?: string;
  readonly fieldName?: string;
  readonly fieldLink?: string;
  readonly buffer?: string;
  readonly screen: string;
  readonly answer?: string;
  readonly proceed: string;
  readonly why: string;
}

export interface ToldSequence {
  readonly id: string;
  readonly title: string;
  readonly starts: string;
  readonly turns: readonly ToldTurn[];
  readonly result: string;
  readonly outcome: string;
  readonly ends: readonly string[];
}
