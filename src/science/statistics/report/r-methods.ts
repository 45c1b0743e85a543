import type { AccuracyTable } from '../diagnostic/bivariate.ts'
import type { RateCells } from '../measures/zero-cells.ts'
import type { NestedEffect } from '../models/three-level.ts'
import type { NetworkArm, NetworkMeasure } from '../network/contrasts.ts'
import { rNumber, rText } from './r-values.ts'

const head = (packages: readonly string[]) => [
  `# Made by Roadrunner. Needs: install.packages(c(${packages.map((name) => `"${name}"`).join(', ')}))`,
  ...packages.map((name) => `library(${name})`),
  '',
]
const numbers = (values: readonly number[]) => `c(${values.map(rNumber).join(', ')})`
const texts = (values: readonly string[]) => `c(${values.map(rText).join(', ')})`
const script = (lines: readonly string[]) => `${lines.join('\n')}\n`

/** Sensitivity and specificity by the bivariate model: `mada` with normal errors, `lme4` with binomial ones. */
export function accuracyScript(
  studies: readonly { label: string; table: AccuracyTable }[],
  model: 'normal' | 'binomial',
): string {
  const of = (key: keyof AccuracyTable) => numbers(studies.map(({ table }) => table[key]))
  const data = [
    'dat <- data.frame(',
    `  names = ${texts(studies.map(({ label }) => label))},`,
    `  TP = ${of('tp')},`,
    `  FN = ${of('fn')},`,
    `  FP = ${of('fp')},`,
    `  TN = ${of('tn')}`,
    ')',
  ]
  if (model === 'normal') {
    return script([
      ...head(['mada']),
      ...data,
      'fit <- reitsma(dat, method = "reml", correction.control = "single")',
      'summary(fit)',
      'plot(fit, predict = TRUE)',
      'points(fpr(dat), sens(dat))',
    ])
  }
  return script([
    ...head(['lme4']),
    ...data,
    'long <- rbind(',
    '  data.frame(study = dat$names, sens = 1, spec = 0, yes = dat$TP, n = dat$TP + dat$FN),',
    '  data.frame(study = dat$names, sens = 0, spec = 1, yes = dat$TN, n = dat$TN + dat$FP)',
    ')',
    'fit <- glmer(cbind(yes, n - yes) ~ 0 + sens + spec + (0 + sens + spec | study), data = long, family = binomial)',
    "# Laplace's approximation: lme4 has no quadrature in two directions; Roadrunner integrates with 21 points in each.",
    'summary(fit)',
    'plogis(fixef(fit))',
  ])
}

type NetworkChoices = {
  measure: NetworkMeasure
  model: 'REML' | 'DL' | 'common'
  smallIsGood: boolean
  reference: string
}

/** The network by the package netmeta. */
export function networkScript(arms: readonly NetworkArm[], choices: NetworkChoices): string {
  const { measure, model, smallIsGood, reference } = choices
  const columns =
    measure === 'MD'
      ? arms.flatMap((arm) => (arm.kind === 'means' ? [arm] : []))
      : arms.flatMap((arm) => (arm.kind === 'counts' ? [arm] : []))
  const of = (read: (arm: NetworkArm) => number) => numbers(columns.map(read))
  const values =
    measure === 'MD'
      ? [
          `  mean = ${of((arm) => (arm.kind === 'means' ? arm.mean : Number.NaN))},`,
          `  sd = ${of((arm) => (arm.kind === 'means' ? arm.sd : Number.NaN))},`,
          `  n = ${of((arm) => (arm.kind === 'means' ? arm.n : Number.NaN))}`,
        ]
      : [
          `  event = ${of((arm) => (arm.kind === 'counts' ? arm.events : Number.NaN))},`,
          `  n = ${of((arm) => (arm.kind === 'counts' ? arm.total : Number.NaN))}`,
        ]
  const isRandom = model !== 'common'
  return script([
    ...head(['netmeta']),
    'dat <- data.frame(',
    `  study = ${texts(columns.map(({ study }) => study))},`,
    `  treat = ${texts(columns.map(({ treatment }) => treatment))},`,
    ...values,
    ')',
    `p <- pairwise(treat = treat, ${measure === 'MD' ? 'mean = mean, sd = sd' : 'event = event'}, n = n, studlab = study, data = dat, sm = "${measure}")`,
    `net <- netmeta(p, common = ${isRandom ? 'FALSE' : 'TRUE'}, random = ${isRandom ? 'TRUE' : 'FALSE'}, reference.group = ${rText(reference)}${isRandom ? `, method.tau = "${model}"` : ''})`,
    'summary(net)',
    'netleague(net)',
    `netrank(net, small.values = "${smallIsGood ? 'desirable' : 'undesirable'}")`,
    'decomp.design(net)',
    'netsplit(net)',
    'netgraph(net)',
    'forest(net)',
  ])
}

/** Effects within studies by metafor, with robust standard errors by clubSandwich. */
export function nestedScript(effects: readonly NestedEffect[], rho: number): string {
  const isApart = rho === 0
  return script([
    ...head(['metafor', 'clubSandwich']),
    'dat <- data.frame(',
    `  study = ${texts(effects.map(({ study }) => study))},`,
    `  effect = seq_len(${effects.length}),`,
    `  yi = ${numbers(effects.map(({ effect }) => effect))},`,
    `  vi = ${numbers(effects.map(({ variance }) => variance))}`,
    ')',
    ...(isApart ? [] : [`V <- vcalc(vi, cluster = study, obs = effect, rho = ${rNumber(rho)}, data = dat)`]),
    `fit <- rma.mv(yi, ${isApart ? 'vi' : 'V'}, random = ~ 1 | study/effect, data = dat)`,
    'summary(fit)',
    'robust(fit, cluster = dat$study, clubSandwich = TRUE)',
    'confint(fit)',
  ])
}

/** Rate ratios from the counts themselves by metafor. */
export function ratesScript(rates: readonly (RateCells & { label: string })[]): string {
  return script([
    ...head(['metafor', 'lme4']),
    'dat <- data.frame(',
    `  study = ${texts(rates.map(({ label }) => label))},`,
    `  x1i = ${numbers(rates.map(({ a }) => a))},`,
    `  t1i = ${numbers(rates.map(({ t1 }) => t1))},`,
    `  x2i = ${numbers(rates.map(({ c }) => c))},`,
    `  t2i = ${numbers(rates.map(({ t2 }) => t2))}`,
    ')',
    'for (method in c("EE", "ML")) {',
    '  print(rma.glmm(measure = "IRR", x1i = x1i, t1i = t1i, x2i = x2i, t2i = t2i, data = dat, model = "CM.EL", method = method, nAGQ = 41))',
    '}',
  ])
}
