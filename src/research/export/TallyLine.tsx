import type { Tally } from './tally.ts'

type Props = {
  name: string
  tally: Tally
  sum: (done: number, already: number, failed: number, total: number) => string
}

/** One kind of thing as a sum, and by name what was left out. */
export function TallyLine({ name, tally: { back, already, failed, total }, sum }: Props) {
  return (
    <div>
      <h4 className="text-xs font-semibold text-ink-muted">{name}</h4>
      <p className="font-semibold">{sum(back, already, failed.length, total)}</p>
      {failed.length > 0 && (
        <ul className="list-disc pl-5">
          {failed.map((each, index) => (
            // Two things may have one name, and the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="wrap-anywhere">
              {each.name}: {each.reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
