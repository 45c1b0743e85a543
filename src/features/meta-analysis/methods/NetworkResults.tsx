import { useMemo } from 'react'

import { networkScript } from '#science/statistics/report/r-methods.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { networkArms } from '#research/meta-analysis/method-tables.ts'
import type { NetworkChoices, Outcome } from '#research/meta-analysis/outcome.ts'

import { CopyText } from '../results/CopyText.tsx'
import { LeftOutNote } from './LeftOutNote.tsx'
import { methodsCopy as copy } from './methods.copy.ts'
import type { MethodTask, NetworkFound } from './methods.ts'
import { NetworkFigure } from './NetworkFigure.tsx'
import { NetworkForestFigure } from './NetworkForestFigure.tsx'
import { DirectTable, LeagueTable, RankTable } from './NetworkTables.tsx'
import { useMethod } from './use-method.ts'

const NAMES = { OR: 'odds ratios', RR: 'risk ratios', RD: 'risk differences', MD: 'mean differences' } as const

function sentences({ network, decomposition }: NetworkFound, choices: NetworkChoices): string[] {
  const { heterogeneity: h, studies, treatments, tau2 } = network
  const model = choices.model === 'common' ? 'a common-effect model' : `a random-effects model (${choices.model})`
  const said = [
    `${studies} studies of ${treatments.length} treatments were compared as a network by ${model} of ${NAMES[choices.measure]}${choices.model === 'common' ? '' : `; τ² = ${numberText(tau2, 3)}`}.`,
    `Heterogeneity and inconsistency together: Q = ${numberText(h.q)} on ${h.df} df, ${pText(h.p)}; I² = ${numberText(h.i2, 0)}%.`,
  ]
  if (decomposition) {
    const { within, between, betweenRandom: random } = decomposition
    said.push(
      `Within designs: Q = ${numberText(within.q)} on ${within.df} df, ${pText(within.p)}. Between designs, that is inconsistency: Q = ${numberText(between.q)} on ${between.df} df${between.df > 0 ? `, ${pText(between.p)}; with a variance within designs (τ² = ${numberText(random.tau2, 3)}) Q = ${numberText(random.q)}, ${pText(random.p)}` : ': the network has no two ways of comparing that could differ'}.`,
    )
  }
  return said
}

/** Treatments compared with each other over all studies that join them. */
export function NetworkResults({ outcome }: { outcome: Outcome }) {
  const { network: choices } = outcome
  const { arms, leftOut } = useMemo(() => networkArms(outcome), [outcome])
  const task = useMemo(
    (): Extract<MethodTask, { is: 'network' }> => ({
      is: 'network',
      arms,
      choices: choices ?? { measure: 'OR', model: 'REML', smallIsGood: true },
    }),
    [arms, choices],
  )
  const found = useMethod(task)
  if (!choices || arms.length === 0) return <Notice>{copy.networkEmpty}</Notice>
  if (!found) return <Skeleton className="h-72" />
  const { result } = found
  const out = [...leftOut, ...found.leftOut.map(({ study, reason }) => ({ label: study, reason }))]
  if (!result.ok) {
    return (
      <div className="space-y-3">
        <Notice tone="warning">{result.reason}</Notice>
        <LeftOutNote leftOut={out} />
      </div>
    )
  }
  const isRatio = choices.measure === 'OR' || choices.measure === 'RR'
  const { network, edges } = result
  return (
    <section aria-label="Network" className="space-y-6">
      <div className="max-w-reading space-y-1 font-serif text-lg">
        {sentences(result, choices).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LeftOutNote leftOut={out} />
      <NetworkFigure name={outcome.name} treatments={network.treatments} edges={edges} />
      <NetworkForestFigure outcome={outcome} found={result} />
      <RankTable found={result} />
      <LeagueTable network={network} isRatio={isRatio} />
      <DirectTable found={result} isRatio={isRatio} />
      <p className="max-w-reading text-sm text-ink-muted">{copy.networkLimits}</p>
      <CopyText title="R script" text={networkScript(arms, { ...choices, reference: network.reference })} isCode />
    </section>
  )
}
