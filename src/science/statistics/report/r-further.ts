import type { Favoured, PetRule } from '../small-study/pet-peese.ts'
import type { FillEstimator, Side } from '../small-study/trim-and-fill.ts'
import type { Analysis } from './analysis.ts'
import { oneLine, rNumber, rText } from './r-values.ts'
import type { AnalysisSettings } from './study-table.ts'

/** What the script goes on with: the moderators in the model (each by itself when absent), and how groups and trim and fill are made. */
export type ScriptChoices = {
  moderators?: readonly string[]
  groupTau2?: 'own' | 'shared'
  fill?: { estimator?: FillEstimator; side?: Side }
  /** The study of each effect, in the order of the table, where a study has several. */
  studies?: readonly string[]
  /** The direction that somebody took for the likelier published, with the rule of PET-PEESE and the steps of selection. */
  unseen?: { favoured: Favoured; rule: PetRule; steps: readonly number[] }
}

/** The call that pools effects and variances as the settings say; Mantel-Haenszel and Peto go on with one common effect. */
export function rmaCall({ model, test, level }: AnalysisSettings, data: string): string {
  const isCommon = model === 'common' || model === 'mantel-haenszel' || model === 'peto'
  const by = { normal: 'z', 'knapp-hartung': 'knha', 'knapp-hartung-ad-hoc': 'adhoc' }[test]
  // As far as the iterations go here: the package stops at five digits, or four, unless it is told.
  const control = ['REML', 'ML', 'EB', 'PM'].includes(model)
    ? ', control = list(threshold = 1e-10, tol = 1e-10, maxiter = 10000)'
    : ''
  return `rma(yi, vi, ${data}, method = "${isCommon ? 'FE' : model}", test = "${by}", level = ${Number((100 * level).toFixed(6))}${control})`
}

export type ModeratorColumn = { column: string; name: string; values: number[]; isInModel: boolean }

/** Moderators of the table under names that R takes; those in the model are the ones asked for, or all of them by themselves. */
export function moderatorColumns({ used }: Analysis, asked?: readonly string[]): ModeratorColumn[] {
  const names = [...new Set(used.flatMap(({ row }) => Object.keys(row.moderators ?? {})))]
  return names.map((name, i) => ({
    column: `moderator_${i + 1}`,
    name,
    values: used.map(({ row }) => row.moderators?.[name] ?? Number.NaN),
    isInModel: asked === undefined || asked.includes(name),
  }))
}

const hasGroups = ({ used }: Analysis) => used.length > 0 && used.every(({ row }) => row.subgroup?.trim())
const hasYears = ({ used }: Analysis) => used.length > 0 && used.every(({ row }) => row.year !== undefined)

/** The columns that the further analyses need beside the numbers. */
export function furtherColumns(analysis: Analysis, moderators: readonly ModeratorColumn[]): string[] {
  const { used } = analysis
  return [
    ...(hasYears(analysis) ? [`year = c(${used.map(({ row }) => rNumber(row.year ?? Number.NaN)).join(', ')})`] : []),
    ...(hasGroups(analysis) ? [`subgroup = c(${used.map(({ row }) => rText(row.subgroup ?? '')).join(', ')})`] : []),
    ...moderators.map(({ column, values }) => `${column} = c(${values.map(rNumber).join(', ')})`),
  ]
}

/** Everything beyond the pooled result. */
export function furtherLines(
  analysis: Analysis,
  moderators: readonly ModeratorColumn[],
  choices: ScriptChoices,
): string[] {
  const { used, settings, pooled } = analysis
  if (!pooled) return []
  const isByTable = settings.model === 'mantel-haenszel' || settings.model === 'peto'
  return [
    '',
    ...(isByTable ? ['# What follows goes on with inverse variances and one common effect.'] : []),
    `iv <- ${isByTable ? rmaCall(settings, 'slab = study, data = dat') : 'res'}`,
    ...(hasGroups(analysis) ? groupLines(analysis, choices.groupTau2 ?? 'own') : []),
    ...moderatorLines(analysis, moderators, choices.moderators !== undefined),
    ...(used.length > 2 ? [...biasLines(analysis, choices.fill ?? {}), ...sensitivityLines(analysis)] : []),
    ...otherLines(analysis, choices),
  ]
}

const levelOf = (share: number) => `level = ${Number((100 * share).toFixed(6))}`

/** Other methods over the same effects; what they come to is gathered in `others`, beside what was pooled. */
function otherLines({ settings }: Analysis, { studies, unseen }: ScriptChoices): string[] {
  if (!studies && !unseen) return []
  const isCommon = settings.model === 'common' || settings.model === 'mantel-haenszel' || settings.model === 'peto'
  return [
    '',
    '# The same effects by other methods',
    'others <- data.frame(method = "As pooled", estimate = as.numeric(iv$beta), low = iv$ci.lb, high = iv$ci.ub)',
    'put <- function(method, estimate, low, high) others <<- rbind(others, data.frame(method, estimate, low, high))',
    ...(studies ? nestedLines(studies, levelOf(settings.level)) : []),
    ...(unseen ? unseenLines(unseen, settings, isCommon) : []),
    'print(others)',
  ]
}

const nestedLines = (studies: readonly string[], level: string) => [
  `dat$nested_in <- c(${studies.map(rText).join(', ')})`,
  'dat$effect_no <- seq_len(nrow(dat))',
  `nested <- rma.mv(yi, vi, random = ~ 1 | nested_in/effect_no, data = dat, ${level})`,
  'print(nested)',
  'put("Three levels", as.numeric(nested$beta), nested$ci.lb, nested$ci.ub)',
  'if (requireNamespace("clubSandwich", quietly = TRUE)) {',
  '  by_study <- robust(nested, cluster = dat$nested_in, clubSandwich = TRUE)',
  '  print(by_study)',
  '  put("Three levels, robust (CR2)", as.numeric(by_study$beta), by_study$ci.lb, by_study$ci.ub)',
  '}',
]

const petFinds: Record<PetRule, (sign: string) => string> = {
  'one-sided-05': (sign) => `at0[1, 3] ${sign} 0 && at0[1, 4] < 0.1`,
  'two-sided-05': () => 'at0[1, 4] < 0.05',
  'two-sided-10': () => 'at0[1, 4] < 0.1',
}

function unseenLines(
  { favoured, rule, steps }: NonNullable<ScriptChoices['unseen']>,
  { level: share }: AnalysisSettings,
  isCommon: boolean,
): string[] {
  const level = levelOf(share)
  const cuts = [...steps, 1].map(rNumber).join(', ')
  return [
    'pet <- lm(yi ~ sqrt(vi), weights = 1 / vi, data = dat)',
    'peese <- lm(yi ~ vi, weights = 1 / vi, data = dat)',
    'at0 <- coef(summary(pet))',
    `line <- if (${petFinds[rule](favoured === 'greater' ? '>' : '<')}) peese else pet`,
    `limits <- confint(line, "(Intercept)", level = ${rNumber(share)})`,
    'put(if (identical(line, peese)) "PET-PEESE (PEESE)" else "PET-PEESE (PET)", coef(line)[[1]], limits[1], limits[2])',
    `plain <- rma(yi, vi, data = dat, method = "${isCommon ? 'FE' : 'ML'}", ${level})`,
    `selected <- selmodel(plain, type = "stepfun", steps = c(${cuts}), alternative = "${favoured}")`,
    'print(selected)',
    'put("Selection model", as.numeric(selected$beta), selected$ci.lb, selected$ci.ub)',
  ]
}

function groupLines({ used, settings }: Analysis, tau2: 'own' | 'shared'): string[] {
  const groups = [...new Set(used.map(({ row }) => rText(row.subgroup ?? '')))]
  const call = rmaCall(settings, 'data = dat[dat$subgroup == g, ]')
  return [
    '',
    '# Subgroups',
    `groups <- c(${groups.join(', ')})`,
    `by_group <- lapply(groups, function(g) if (sum(dat$subgroup == g) > 1) ${call} else ${rmaCall({ ...settings, model: 'common', test: 'normal' }, 'data = dat[dat$subgroup == g, ]')})`,
    'names(by_group) <- groups',
    'print(by_group)',
    ...(groups.length < 2
      ? []
      : tau2 === 'shared'
        ? [
            '# Do they differ? One variance between studies for all groups.',
            `between <- ${rmaCall(settings, 'mods = ~ factor(subgroup), data = dat')}`,
            'print(c(Q = between$QM, df = length(groups) - 1, p = between$QMp))',
          ]
        : [
            '# Do they differ? Each group has a variance between studies of its own.',
            'b <- sapply(by_group, function(m) m$beta[1])',
            'w <- 1 / sapply(by_group, function(m) m$se)^2',
            'between <- sum(w * (b - sum(w * b) / sum(w))^2)',
            'print(c(Q = between, df = length(groups) - 1, p = pchisq(between, length(groups) - 1, lower.tail = FALSE)))',
          ]),
  ]
}

function moderatorLines({ settings }: Analysis, moderators: readonly ModeratorColumn[], isTogether: boolean): string[] {
  const inModel = moderators.filter(({ isInModel }) => isInModel)
  const models = isTogether ? [inModel] : inModel.map((each) => [each])
  return models
    .filter((model) => model.length > 0)
    .flatMap((model, i) => [
      '',
      `# Meta-regression on ${model.map(({ name }) => oneLine(name)).join(', ')}`,
      `reg_${i + 1} <- ${rmaCall(settings, `mods = ~ ${model.map(({ column }) => column).join(' + ')}, data = dat`)}`,
      `print(reg_${i + 1})`,
    ])
}

function biasLines({ used }: Analysis, { estimator = 'L0', side }: NonNullable<ScriptChoices['fill']>): string[] {
  const isCounts = used.every(({ row }) => row.reported.kind === 'counts')
  return [
    '',
    "# Small studies: Egger's and Begg's tests, trim and fill, fail-safe numbers",
    'egger <- regtest(dat$yi, dat$vi, model = "lm")',
    'print(egger)',
    'begg <- ranktest(dat$yi, dat$vi)',
    'print(begg)',
    `fill <- trimfill(iv, estimator = "${estimator}"${side === undefined ? '' : `, side = "${side}"`})`,
    'print(fill)',
    'for (type in c("Rosenthal", "Orwin", "Rosenberg")) print(fsn(yi, vi, data = dat, type = type))',
    ...(isCounts ? countTests : []),
  ]
}

const countTests = [
  '',
  "# Peters' and Harbord's tests, on the odds ratio; studies in which nobody or everybody had the event tell them nothing",
  'tab <- with(dat, data.frame(a = ai, b = n1i - ai, c = ci, d = n2i - ci))',
  'tab <- tab[tab$a + tab$c > 0 & tab$b + tab$d > 0, ]',
  'tab$n <- tab$a + tab$b + tab$c + tab$d',
  'tab$or <- with(tab, { h <- ifelse(a * b * c * d == 0, 0.5, 0); log((a + h) * (d + h) / ((b + h) * (c + h))) })',
  'peters <- lm(or ~ I(1 / n), weights = 1 / (1 / (a + c) + 1 / (b + d)), data = tab)',
  'print(summary(peters)$coefficients[2, ])',
  'tab$z <- with(tab, a - (a + b) * (a + c) / n)',
  'tab$v <- with(tab, (a + b) * (c + d) * (a + c) * (b + d) / (n^2 * (n - 1)))',
  'harbord <- lm(I(z / sqrt(v)) ~ I(sqrt(v)), data = tab)',
  'print(summary(harbord)$coefficients[1, ])',
]

const sensitivityLines = (analysis: Analysis): string[] => [
  '',
  '# What the answer hangs on',
  'print(leave1out(iv))',
  'print(influence(iv))',
  ...(hasYears(analysis) ? ['print(cumul(iv, order = dat$year))'] : []),
]
