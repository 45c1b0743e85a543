import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { threeLevel } from '#science/statistics/models/three-level.ts'
import { analyse, type Analysis } from '#science/statistics/report/analysis.ts'
import {
  regressionOf,
  smallStudyEffects,
  subgroupsOf,
  unseenStudies,
} from '#science/statistics/report/further-analyses.ts'
import { rScript } from '#science/statistics/report/r-script.ts'
import { type AnalysisSettings, startSettings, type StudyRow } from '#science/statistics/report/study-table.ts'

import { agrees } from '../agrees.ts'
import { bcgAllocation, bcgCells, bcgLatitude } from '../bcg.ts'

const years = [1948, 1949, 1960, 1977, 1973, 1953, 1973, 1980, 1968, 1961, 1974, 1969, 1976]
const bcg: StudyRow[] = bcgCells.map(({ a, b, c, d }, i) => ({
  id: `t${i}`,
  label: `Trial "${i + 1}" \\ 100%`,
  year: years[i] ?? 0,
  subgroup: bcgAllocation[i] ?? '',
  moderators: { 'absolute\nlatitude': bcgLatitude[i] ?? 0, year: years[i] ?? 0 },
  reported: { kind: 'counts', events: a, total: a + b, controlEvents: c, controlTotal: c + d },
}))
const rates: StudyRow[] = [
  [10, 1000, 20, 900],
  [0, 500, 4, 520],
  [30, 2000, 41, 2100],
  [3, 150, 9, 160],
].map(([events = 0, time = 0, controlEvents = 0, controlTime = 0], i) => ({
  id: `${i}`,
  label: `Study ${i}`,
  reported: { kind: 'rates', events, time, controlEvents, controlTime },
}))

/** Three trials of each study. */
const nestedIn = bcg.map((_, i) => `study ${Math.floor(i / 3)}`)

const R = process.env['RSCRIPT'] ?? 'Rscript'

/** What R prints for a script; undefined where it does not come to the end of it. */
function outputOfR(script: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'r-script-'))
  const file = path.join(folder, 'script.R')
  writeFileSync(file, script)
  const { stdout, status } = spawnSync(R, [file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? stdout : undefined
}

/** Figures that R comes to, by name, from the script and lines that print them in full. */
function figuresOfR(script: string, figures: Readonly<Record<string, string>>): Record<string, number> {
  const print = Object.entries(figures).map(
    ([name, value]) => `cat("\\nFIGURE ${name}", formatC(${value}, digits = 15, format = "g"), "\\n")`,
  )
  const output = outputOfR(`${script}${print.join('\n')}\n`)
  if (output === undefined) throw new Error('R did not come to the end of the script')
  return Object.fromEntries([...output.matchAll(/^FIGURE (\S+) +(\S+)/gm)].map((match) => [match[1], Number(match[2])]))
}

const pooledFigures = { estimate: 'res$beta[1]', se: 'res$se', low: 'res$ci.lb', high: 'res$ci.ub' }

function samePooled(analysis: Analysis, figures: Record<string, number>, what: string) {
  const { pooled } = analysis
  if (!pooled) throw new Error('nothing pooled')
  for (const key of ['estimate', 'se', 'low', 'high'] as const)
    agrees(figures[key], pooled[key], `${what} ${key}`, 1e-5)
}

/** Only where R and its package are installed. */
if (outputOfR('library(metafor)') !== undefined) {
  describe('run by R', () => {
    const counts: Partial<AnalysisSettings>[] = [
      { measure: 'RR' },
      { measure: 'OR', model: 'DL', test: 'normal' },
      { measure: 'RD', model: 'PM', test: 'knapp-hartung' },
      { measure: 'RR', model: 'mantel-haenszel', test: 'normal' },
      { measure: 'PETO', model: 'peto', test: 'normal' },
    ]
    test.each(counts)('%o gives the same pooled result and runs to its end', (over) => {
      const analysis = analyse(bcg, { ...startSettings('RR', 13), ...over })
      samePooled(analysis, figuresOfR(rScript(analysis), pooledFigures), JSON.stringify(over))
    })

    test('rates, by REML and by Mantel-Haenszel', () => {
      for (const model of ['REML', 'mantel-haenszel'] as const) {
        const analysis = analyse(rates, { ...startSettings('IRR', 4), model, test: 'normal' })
        samePooled(analysis, figuresOfR(rScript(analysis), pooledFigures), model)
      }
    })

    test('subgroups, moderators, tests of the funnel and trim and fill give the same figures', () => {
      const analysis = analyse(bcg, startSettings('OR', 13))
      const script = rScript(analysis, { moderators: ['absolute\nlatitude', 'year'], fill: { estimator: 'R0' } })
      const figures = figuresOfR(script, {
        random: 'by_group[["random"]]$beta[1]',
        between: 'between',
        latitude: 'reg_1$beta[2]',
        latitudeSe: 'reg_1$se[2]',
        moderators: 'reg_1$QM',
        egger: 'egger$zval',
        begg: 'begg$pval',
        missing: 'fill$k0',
        filled: 'fill$beta[1]',
        peters: 'summary(peters)$coefficients[2, 3]',
        harbord: 'summary(harbord)$coefficients[1, 3]',
      })
      const groups = subgroupsOf(analysis)
      const regression = regressionOf(analysis, ['absolute\nlatitude', 'year'])
      const small = smallStudyEffects(analysis, { estimator: 'R0' })
      if (!groups.ok || !regression.ok || !small?.egger.ok || !small.fill.ok) throw new Error('no analysis')
      const [random] = groups.subgroups.groups
      const near = 1e-5
      agrees(figures['random'], random?.ok ? random.model.estimate : undefined, 'random', near)
      agrees(figures['between'], groups.subgroups.between?.q, 'between', 1e-4)
      agrees(figures['latitude'], regression.regression.coefficients[1]?.estimate, 'latitude', near)
      agrees(figures['latitudeSe'], regression.regression.coefficients[1]?.se, 'latitude se', near)
      agrees(figures['moderators'], regression.regression.qm, 'QM', 1e-4)
      agrees(figures['egger'], small.egger.test.statistic, 'egger', near)
      agrees(figures['begg'], small.begg?.p, 'begg', near)
      agrees(figures['missing'], small.fill.fill.missing, 'missing', near)
      agrees(figures['filled'], small.fill.fill.model.estimate, 'filled', near)
      agrees(figures['peters'], small.peters?.ok ? small.peters.test.statistic : undefined, 'peters', near)
      agrees(figures['harbord'], small.harbord?.ok ? small.harbord.test.statistic : undefined, 'harbord', near)
      const shared = analyse(bcg, startSettings('OR', 13))
      const sharedGroups = subgroupsOf(shared, 'shared')
      const byR = figuresOfR(rScript(shared, { groupTau2: 'shared' }), { between: 'between$QM' })
      agrees(byR['between'], sharedGroups.ok ? sharedGroups.subgroups.between?.q : undefined, 'shared', 1e-4)
    })

    test('three levels, PET-PEESE and selection give the same figures', () => {
      const analysis = analyse(bcg, { ...startSettings('RR', 13), test: 'normal' })
      const unseen = { favoured: 'less', rule: 'one-sided-05', steps: [0.025] } as const
      const of = (name: string) => `others$estimate[grepl("${name}", others$method)][1]`
      const figures = figuresOfR(rScript(analysis, { studies: nestedIn, unseen }), {
        three: of('^Three levels$'),
        threeLow: 'nested$ci.lb',
        pet: of('PET-PEESE'),
        petLow: 'limits[1]',
        selected: of('Selection'),
        selectedLow: 'selected$ci.lb',
      })
      const { petPeese, selection } = unseenStudies(analysis, unseen.favoured, unseen)
      const nested = threeLevel(analysis.used.map(({ effect: { effect, variance } }, i) => ({ effect, variance, study: nestedIn[i] ?? '' }))) // prettier-ignore
      if (!petPeese.ok || !selection.ok || !nested.ok) throw new Error('no analysis')
      agrees(figures['three'], nested.model.coefficients[0]?.estimate, 'three levels', 1e-5)
      agrees(figures['threeLow'], nested.model.coefficients[0]?.low, 'three levels, low', 1e-4)
      agrees(figures['pet'], petPeese.result.estimate.estimate, 'pet-peese', 1e-6)
      agrees(figures['petLow'], petPeese.result.estimate.low, 'pet-peese, low', 1e-6)
      agrees(figures['selected'], selection.selection.mu.estimate, 'selection', 1e-4)
      agrees(figures['selectedLow'], selection.selection.mu.low, 'selection, low', 1e-3)
    })
  })
}

describe('what the script holds', () => {
  const analysis = analyse(bcg, startSettings('RR', 13))

  test('three levels where a study has several effects, PET-PEESE and selection where somebody chose a direction', () => {
    expect(rScript(analysis)).not.toContain('others')
    const nested = rScript(analysis, { studies: nestedIn })
    expect(nested).toContain('rma.mv(yi, vi, random = ~ 1 | nested_in/effect_no')
    expect(nested).not.toContain('selmodel')
    const unseen = rScript(analysis, { unseen: { favoured: 'less', rule: 'two-sided-10', steps: [0.025, 0.5] } })
    expect(unseen).toContain('steps = c(0.025, 0.5, 1), alternative = "less"')
    expect(unseen).toContain('if (at0[1, 4] < 0.1) peese else pet')
    expect(unseen).not.toContain('rma.mv')
  })

  test('every part that the table has the numbers for, each moderator by itself unless some are named', () => {
    const script = rScript(analysis)
    for (const part of [
      '# moderator_1: absolute latitude',
      'subgroup = c("random", "random"',
      'by_group <- lapply(groups,',
      'reg_2 <- rma(yi, vi, mods = ~ moderator_2, data = dat, method = "REML", test = "adhoc", level = 95, control',
      'egger <- regtest(dat$yi, dat$vi, model = "lm")',
      'begg <- ranktest(dat$yi, dat$vi)',
      'fill <- trimfill(iv, estimator = "L0")',
      'peters <- lm(',
      'harbord <- lm(',
      'print(leave1out(iv))',
      'print(cumul(iv, order = dat$year))',
    ])
      expect(script).toContain(part)
    expect(rScript(analysis, { moderators: [] })).not.toContain('reg_1')
    expect(rScript(analysis, { fill: { estimator: 'R0', side: 'left' } })).toContain(
      'trimfill(iv, estimator = "R0", side = "left")',
    )
  })

  test('nothing that the table has no numbers for, and nothing further where nothing is pooled', () => {
    const plain = analyse(rates, startSettings('IRR', 4))
    for (const part of ['subgroup', 'reg_', 'peters', 'cumul']) expect(rScript(plain)).not.toContain(part)
    expect(rScript(analyse(bcg.slice(0, 1), startSettings('RR', 1)))).not.toContain('iv <-')
  })
})
