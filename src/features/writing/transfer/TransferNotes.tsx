import type { TransferNote } from '#science/manuscript/transfer-ledger.ts'

import { transferCopy as copy, noteText } from './transfer.copy.ts'

/** What a transfer did: what was left first, then what changed, what came over whole in one line. */
export function TransferNotes({ notes }: { notes: readonly TransferNote[] }) {
  const of = (is: TransferNote['is']) => notes.filter((note) => note.is === is)
  const taken = of('taken')
  const isWhole = taken.length === notes.length
  return (
    <section aria-label="What came over" className="space-y-3 text-sm">
      {isWhole && <p>{copy.allTaken}</p>}
      <Group title={copy.left} notes={of('left')} />
      <Group title={copy.changed} notes={of('changed')} />
      {taken.length > 0 && (
        <p className="text-ink-muted">
          {copy.taken}: {taken.map(noteText).join(', ')}.
        </p>
      )}
    </section>
  )
}

function Group({ title, notes }: { title: string; notes: readonly TransferNote[] }) {
  if (notes.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere">
        {notes.slice(0, 40).map((note) => (
          <li key={`${note.thing}|${note.detail ?? ''}`}>{noteText(note)}</li>
        ))}
        {notes.length > 40 && <li>{`… and ${notes.length - 40} more`}</li>}
      </ul>
    </div>
  )
}
