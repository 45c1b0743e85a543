import type { ReactNode } from 'react'

import type { Answer, AnswerClass } from '#contract/answer.ts'
import { countedDesign } from '#science/answers/design-words.ts'

import { answerCopy as copy } from './answer.copy.ts'
import { className, isCounted, marginOf, studiesOf } from './answer-words.ts'
import { CalculationSign } from './Calculation.tsx'
import { ClassBar } from './ClassBar.tsx'
import { PooledCalculation } from './PooledCalculation.tsx'
import { saysOrder } from '#research/answers/says-look.ts'
import { SaysSign } from '#research/answers/SaysSign.tsx'

type Props = {
  answer: Answer
  chosen: AnswerClass | undefined
  onChoose: (says: AnswerClass | undefined) => void
  /** Leads to the meta-analysis of the same numbers. */
  toMeta?: ReactNode
}

/** The answer in a few computed sentences, with what it rests on at the side and the studies' classes as a bar. */
export function AnswerHead({ answer, chosen, onChoose, toMeta }: Props) {
  const { verdict, pooled, notPooled, prose, leads } = answer
  const margin = marginOf(answer)
  const inAnswer = prose.filter(({ part }) => part === 'answer')
  const pooledSentence = inAnswer.find(({ figures }) => figures.includes('pooled'))
  const lead = leads[0]
  const others = verdict ? [] : inAnswer
  return (
    <section
      aria-labelledby="the-answer"
      className="rounded-card border border-line bg-surface px-5 py-5 sm:px-7 sm:py-6"
    >
      <h2 id="the-answer" className="sr-only">
        {copy.answer}
      </h2>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="max-w-reading space-y-2 font-serif text-lg leading-relaxed tabular-nums">
          {verdict && (
            <p>
              <strong className="font-semibold">{verdict.says}.</strong> {verdict.counted}
              <CalculationSign label={copy.rule}>
                <p>{copy.ruleWhy(verdict.rule)}</p>
                <ClassLists answer={answer} />
              </CalculationSign>
            </p>
          )}
          {pooled && (
            <p>
              {pooledSentence?.text ?? pooled.measureName}
              <CalculationSign label={copy.pooled}>
                <PooledCalculation answer={answer} pooled={pooled} onward={toMeta} />
              </CalculationSign>
            </p>
          )}
          {others.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
          {notPooled !== undefined && <p className="text-base text-ink-muted">{notPooled}</p>}
          {lead && <p>{lead.text}</p>}
        </div>
        <ul className="space-y-1 text-ink-muted tabular-nums md:border-l md:border-line md:pl-6">
          <li className="font-medium text-ink">{copy.counted(margin.studies, margin.from, margin.to)}</li>
          {margin.peopleKnown > 0 && (
            <li>{copy.people(margin.people.toLocaleString('en-US'), margin.peopleKnown, margin.studies)}</li>
          )}
          {margin.designs.map(([design, studies]) => (
            <li key={design}>{countedDesign(design, studies)}</li>
          ))}
        </ul>
      </div>
      {verdict && (
        <div className="mt-5">
          <ClassBar answer={answer} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </section>
  )
}

/** Which studies are of which class. */
function ClassLists({ answer }: { answer: Answer }) {
  const studies = studiesOf(answer.rows.filter(isCounted))
  return (
    <ul className="mt-2 space-y-1.5">
      {saysOrder.map((says) => {
        const own = studies.filter(({ rows }) => rows.some((row) => row.says === says))
        return own.length === 0 ? null : (
          <li key={says} className="flex gap-2">
            <span className="pt-1">
              <SaysSign says={says} />
            </span>
            <span>
              <span className="font-medium">{className(answer, says)}</span>:{' '}
              {own.map(({ first }) => first.label).join('; ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
