import type { Failure } from './help.mutations.ts'

/** What failed, and what became of what was typed. */
export function FailureWords({ text, detail, note }: Failure) {
  return (
    <>
      <p className="font-medium">{text}</p>
      {detail !== undefined && <p>{detail}</p>}
      <p>{note}</p>
    </>
  )
}
