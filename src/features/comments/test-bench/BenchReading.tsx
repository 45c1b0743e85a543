import { classNames } from '#shared/ui/class-names.ts'

import type { Bench } from './bench-state.ts'
import { benchCopy as copy, items, paragraphs, rows } from './bench.copy.ts'

const HEADING = 'pt-2 text-lg font-semibold'

/** Things to read: running text, a list, a table, right to left. */
export function BenchReading({ bench }: { bench: Bench }) {
  const list = bench.reverse ? items.toReversed() : items
  const studies = rows.filter((_, index) => !bench.takeRow || index !== 1)
  return (
    <div className={classNames('space-y-4', bench.narrow && 'max-w-64', bench.large && 'text-lg leading-relaxed')}>
      <h2 className={HEADING}>{bench.rename ? copy.chapterRenamed : copy.chapter}</h2>
      {paragraphs.map((text, index) => (
        <p key={text} id={`bench-text-${String.fromCharCode(97 + index)}`} className="font-serif text-base">
          {text}
        </p>
      ))}
      <h2 className={HEADING}>{copy.list}</h2>
      <ul className="list-disc space-y-1 pl-6">
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2 className={HEADING}>{copy.table}</h2>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              {['Study', 'Design', 'Blinded', 'People'].map((head) => (
                <th key={head} scope="col" className="border-b border-line-strong py-2 pr-4 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {studies.map(({ study, design, blinded, people }) => (
              <tr key={study} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {study}
                </th>
                <td className="py-2 pr-4">{design}</td>
                <td className="py-2 pr-4">{blinded}</td>
                <td className="py-2 pr-4">{people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section dir="rtl" lang="ar" className="space-y-2 rounded-card border border-line bg-surface p-5">
        <h2 className="text-lg font-semibold">{copy.rtl}</h2>
        <p className="text-base leading-relaxed">{copy.rtlText}</p>
      </section>
    </div>
  )
}
