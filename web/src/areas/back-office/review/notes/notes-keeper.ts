import { type KeptNotes, keptNotesSchema } from "@portal/shared/occurrence/notes.ts";
import { ApiError, isApiError, isUncertain } from "../../../../lib/api/api-error.ts";
import { Autosave, type AutosaveState, type SaveEnd } from "../../../../ui/form/autosave/autosave.ts";
import { conflictsOf, type FieldConflict, sameValue } from "../../../../ui/form/form-values.ts";
import { draftIn, laidOnTop, type NotesDraft } from "./notes-draft.ts";

export interface NotesConflict {
  readonly theirs: KeptNotes;
  readonly fields: readonly FieldConflict[];
}

/** The notes stored on the server, and this reviewer's changes on top of his own. */
export interface HeldNotes {
  /** Absent until it has loaded; what is typed before that is merged on top of it. */
  readonly base?: KeptNotes;
  readonly mine: NotesDraft;
  /** What this reviewer wrote twice, here and in another window. */
  readonly conflict?: NotesConflict | undefined;
  /** Grows with what came in by another way than by writing here: from the server, or a colleague's words taken over. */
  readonly arrivals: number;
  readonly status: AutosaveState["status"];
}

const blank: NotesDraft = { comment: "", entries: {} };
const knownIn = ({ base }: HeldNotes): NotesDraft => (base ? draftIn(base) : blank);
const isUnsaved = (held: HeldNotes): boolean => !sameValue(held.mine, knownIn(held));

type Save = (base: KeptNotes, mine: NotesDraft) => Promise<KeptNotes>;

/** Keeps one reviewer's notes on a ticket: they save themselves, and follow what is written elsewhere. */
export class NotesKeeper {
  readonly #save: Save;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  #held: HeldNotes = { mine: blank, arrivals: 0, status: "idle" };

  constructor(save: Save) {
    this.#save = save;
    this.#autosave = new Autosave(() => this.#attempt());
    this.#autosave.subscribe(() => this.#hold({ status: this.#autosave.state().status }));
  }

  readonly held = (): HeldNotes => this.#held;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isUnsaved(): boolean {
    return isUnsaved(this.#held);
  }

  change(next: (mine: NotesDraft) => NotesDraft): void {
    this.#hold({ mine: next(this.#held.mine) });
    if (this.isUnsaved) this.#autosave.changed();
  }

  /** A change that an open form does not know of, because it was not made in it. */
  takeOver(next: (mine: NotesDraft) => NotesDraft): void {
    this.#hold({ arrivals: this.#held.arrivals + 1 });
    this.change(next);
  }

  /** Takes in what is stored, as it was read. */
  learn(found: KeptNotes): void {
    const { base, conflict } = this.#held;
    const isNews = !base || found.version > base.version || found.round > base.round;
    if (isNews && !conflict) this.#receive(found);
  }

  /** Ends the question which of one's own two texts stays. */
  settleConflict(winner: "mine" | "theirs"): void {
    const { conflict } = this.#held;
    if (conflict) this.#lay(conflict.theirs, winner);
  }

  /** Tries again at once: the network is back, or the page is put away or looked at again. */
  retry(): void {
    if (this.isUnsaved) void this.#autosave.flush();
  }

  stop(): void {
    this.#autosave.stop();
  }

  /**
   * Saves what is written, and names the notes that a decision is taken on.
   * @throws ApiError `notes-changed` when colleagues' notes came in that nobody can have read yet
   */
  async settle(): Promise<number> {
    const { arrivals } = this.#held;
    await this.#autosave.flush();
    const { base, conflict, arrivals: now } = this.#held;
    if (conflict || now !== arrivals) throw new ApiError("notes-changed");
    return base?.version ?? 0;
  }

  #hold(change: Partial<HeldNotes>): void {
    this.#held = { ...this.#held, ...change };
    for (const listener of this.#listeners) listener();
  }

  #lay(theirs: KeptNotes, winner: "mine" | "theirs"): void {
    const { base, mine, arrivals } = this.#held;
    const laid = laidOnTop(knownIn(this.#held), mine, draftIn(theirs), winner);
    const isKnown = sameValue(theirs.colleagues, base?.colleagues ?? []) && sameValue(laid, mine);
    this.#hold({ base: theirs, mine: laid, conflict: undefined, arrivals: arrivals + (isKnown ? 0 : 1) });
    if (this.isUnsaved) this.#autosave.changed();
  }

  #receive(theirs: KeptNotes): void {
    const { base, mine, arrivals } = this.#held;
    // A newer sending came: its notes start afresh.
    if (base && theirs.round !== base.round)
      return this.#hold({ base: theirs, mine: draftIn(theirs), arrivals: arrivals + 1 });
    const fields = conflictsOf(knownIn(this.#held), mine, draftIn(theirs));
    if (fields.length > 0) return this.#hold({ conflict: { theirs, fields } });
    this.#lay(theirs, "mine");
  }

  async #attempt(): Promise<SaveEnd> {
    const { base, mine, conflict } = this.#held;
    if (!base) return this.isUnsaved ? "unreachable" : "nothing";
    if (conflict) return "refused";
    if (!this.isUnsaved) return "nothing";
    try {
      this.#hold({ base: await this.#save(base, mine) });
      return "saved";
    } catch (error) {
      const theirs = isApiError(error) ? keptNotesSchema.safeParse(error.current).data : undefined;
      if (!theirs) return isApiError(error) && !isUncertain(error) ? "refused" : "unreachable";
      this.#receive(theirs);
      return this.#attempt();
    }
  }
}
