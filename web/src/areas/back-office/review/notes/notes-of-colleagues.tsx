import { Suspense } from "react";
import { lazyPart } from "../../../../ui/feedback/lazy-part.tsx";
import { useReviewNotes } from "./notes-context.ts";

const Notes = lazyPart(async () => (await import("./colleague-notes.tsx")).NotesOfColleagues);

/** What colleagues wrote on one subject, where it is looked at; its code comes when somebody did. */
export function NotesOfColleagues({ subject }: { readonly subject: string }) {
  const { colleagues } = useReviewNotes().kept;
  if (!colleagues.some((note) => note.subject === subject)) return null;
  return (
    <Suspense>
      <Notes subject={subject} />
    </Suspense>
  );
}
