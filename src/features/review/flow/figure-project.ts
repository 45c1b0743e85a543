import { flowLines, type DrawnBox, type FlowDrawing } from '#research/review-flow/flow-boxes.ts'
import type { AppraisalTool } from '#science/appraisal/appraisal-tool.ts'
import { type Assessment, resultOf } from '#science/appraisal/assessment.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'

export type ProjectParts = {
  title: string
  madeAt: string
  flow: FlowDrawing
  settled: readonly { tool: AppraisalTool; assessments: readonly Assessment[] }[]
  /** The script of each pooled outcome; `forest`: whether it leaves a model of metafor to be drawn. */
  scripts: readonly { name: string; script: string; isForest: boolean; isRatio: boolean }[]
  /** The table of findings as it stands in the report. */
  findings: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

const csv = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  tableCsv({
    columns: columns.map((label) => ({ label })),
    rows: rows.map((cells, id) => ({ id: String(id), cells: cells.map(String) })),
  })

const flowFiles = (drawing: FlowDrawing): Record<string, string> => {
  const { boxes, arrows, bands, width, height } = drawing
  return {
    'data/flow-boxes.csv': csv(['key', 'x', 'y', 'width', 'height'], boxes.map(({ key, x, y, width: w, height: h }) => [key, x, y, w, h])), // prettier-ignore
    'data/flow-rows.csv': csv(['key', 'row', 'text', 'is_title', 'indent'], boxes.flatMap(rowsOf)),
    'data/flow-arrows.csv': csv(
      ['x0', 'y0', 'x1', 'y1'],
      arrows.map(({ from, to }) => [from.x, from.y, to.x, to.y]),
    ),
    'data/flow-bands.csv': csv(
      ['label', 'y', 'height'],
      bands.map(({ label, y, height: h }) => [label, y, h]),
    ),
    'data/flow-numbers.csv': csv(['box', 'number', 'n'], flowLines(drawing).map(({ box, line }) => [box, line.label, line.ids.length])), // prettier-ignore
    'R/flow.R': flowScript(width, height),
  }
}

const rowsOf = ({ key, rows }: DrawnBox) =>
  rows.map(({ text, isTitle, indent }, row) => [key, row, text.replaceAll('\u00A0', ' '), isTitle ? 1 : 0, indent])

const flowScript = (width: number, height: number) => `# The flow diagram, drawn from its numbers. Base R alone.
boxes <- read.csv("data/flow-boxes.csv", stringsAsFactors = FALSE)
rows <- read.csv("data/flow-rows.csv", stringsAsFactors = FALSE)
arrows_of <- read.csv("data/flow-arrows.csv")
bands <- read.csv("data/flow-bands.csv", stringsAsFactors = FALSE)

draw_flow <- function() {
  old <- par(mar = c(0, 0, 0, 0))
  on.exit(par(old))
  plot.new()
  plot.window(xlim = c(0, ${width}), ylim = c(${height}, 0), asp = 1)
  rect(0, bands$y, 24, bands$y + bands$height, col = "grey90", border = NA)
  text(12, bands$y + bands$height / 2, bands$label, srt = 90, cex = 0.6)
  rect(boxes$x, boxes$y, boxes$x + boxes$width, boxes$y + boxes$height)
  for (i in seq_len(nrow(rows))) {
    box <- boxes[boxes$key == rows$key[i], ]
    text(box$x + 10 + rows$indent[i], box$y + 10 + 16 * rows$row[i] + 8, rows$text[i],
      adj = c(0, 0.5), cex = 0.6, font = ifelse(rows$is_title[i] == 1, 2, 1))
  }
  arrows(arrows_of$x0, arrows_of$y0, arrows_of$x1, arrows_of$y1, length = 0.06)
}
`

const biasScript = `# Judgements of bias, study by study. Base R alone.
bias <- read.csv("data/risk-of-bias.csv", stringsAsFactors = FALSE)

draw_bias <- function(tool) {
  of_tool <- bias[bias$tool == tool, ]
  studies <- unique(of_tool$study)
  domains <- unique(of_tool$domain)
  shades <- hcl.colors(101, "RdYlGn", rev = TRUE)
  names <- vapply(domains, function(name) paste(strwrap(name, 24), collapse = "\\n"), "")
  old <- par(mar = c(1, 12, 11, 1))
  on.exit(par(old))
  plot(NULL, xlim = c(0.5, length(domains) + 0.5), ylim = c(length(studies) + 0.5, 0.5),
    axes = FALSE, xlab = "", ylab = "")
  x <- match(of_tool$domain, domains)
  y <- match(of_tool$study, studies)
  colours <- ifelse(is.na(of_tool$rank), "grey80", shades[1 + round(100 * of_tool$rank)])
  points(x, y, pch = 21, cex = 3, bg = colours)
  is_dark <- !is.na(of_tool$rank) & abs(of_tool$rank - 0.5) > 0.35
  text(x, y, substr(of_tool$judgement, 1, 1), cex = 0.7, col = ifelse(is_dark, "white", "black"))
  axis(2, at = seq_along(studies), labels = studies, las = 1, tick = FALSE)
  axis(3, at = seq_along(domains), labels = names, las = 2, tick = FALSE, cex.axis = 0.7)
}
`

/** One line for each judgement; `rank` from 0 (the best) to 1 (the worst), NA where the tool gives stars or nobody judged. */
function biasRows(settled: ProjectParts['settled']): (string | number)[][] {
  return settled.flatMap(({ tool, assessments }) => {
    const most = Math.max(1, ...tool.judgements.map(({ rank }) => rank))
    const said = (id: string | undefined): [string, string | number] => {
      const known = tool.judgements.find((each) => each.id === id)
      return known ? [known.label, known.rank / most] : [id ?? 'Not judged', 'NA']
    }
    return assessments.flatMap((assessment) => {
      const { domains, overall } = resultOf(tool, assessment)
      const study = assessment.outcome === undefined ? assessment.label : `${assessment.label}, ${assessment.outcome}`
      return [
        ...domains.map((domain, i) => [
          tool.name,
          study,
          tool.domains[i]?.name ?? String(i + 1),
          ...said(domain.judgement),
        ]),
        [tool.name, study, 'Overall', ...said(overall.judgement)],
      ]
    })
  })
}

const chunk = (label: string, lines: readonly string[], options: readonly string[] = []) =>
  ['```{r}', `#| label: ${label}`, ...options.map((option) => `#| ${option}`), ...lines, '```', ''].join('\n')

/** A text as a literal of R. */
const literal = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`
/** A text as a value of YAML. */
const scalar = (text: string) => JSON.stringify(text)

function document({ title, madeAt, settled, scripts, findings }: ProjectParts): string {
  const tools = settled.map(({ tool }) => tool.name)
  return [
    `---\ntitle: ${scalar(title)}\ndate: ${scalar(madeAt.slice(0, 10))}\nformat: html\nexecute:\n  echo: false\n---\n`,
    '## Selection\n',
    chunk('flow', ['source("R/flow.R")', 'draw_flow()'], ['fig-width: 10', 'fig-height: 9']),
    chunk('flow-numbers', ['knitr::kable(read.csv("data/flow-numbers.csv"))']),
    ...(tools.length === 0 ? [] : ['## Risk of bias\n', chunk('bias', ['source("R/risk-of-bias.R")'])]),
    ...tools.map((tool, i) =>
      chunk(`bias-${i + 1}`, [`draw_bias(${literal(tool)})`], ['fig-width: 9', 'fig-height: 7']),
    ),
    ...(scripts.length === 0 ? [] : ['## Pooled results\n']),
    ...scripts.map(({ name, isForest, isRatio }, i) =>
      [
        `### ${name.replaceAll(/[\r\n#]/g, ' ')}\n`,
        chunk(
          `outcome-${i + 1}`,
          [
            // What the script of the outcome before left must not be drawn as this one's.
            'rm(list = intersect(ls(), c("iv", "others")))',
            `source("R/outcome-${i + 1}.R", local = TRUE)`,
            ...(isForest
              ? [
                  `forest(res, slab = dat$study${isRatio ? ', atransf = exp' : ''}, header = TRUE)`,
                  'if (exists("iv") && iv$k >= 10) funnel(trimfill(iv))',
                  `if (exists("others")) forest(others$estimate, ci.lb = others$low, ci.ub = others$high, slab = others$method${isRatio ? ', atransf = exp' : ''}, header = "Method")`,
                ]
              : []),
          ],
          ['fig-width: 9', 'fig-height: 6'],
        ),
      ].join('\n'),
    ),
    ...(findings.rows.length === 0
      ? []
      : [
          '## Summary of findings\n',
          chunk('findings', ['knitr::kable(read.csv("data/findings.csv", check.names = FALSE))']),
        ]),
  ].join('\n')
}

const readme = `Figures of a review, made again
===============================

Render the project with Quarto ("quarto render") where R and the packages metafor and knitr are installed; scripts of
other methods name what they need in their first line. audit-bundle.json opens in Roadrunner under "Open an audit
bundle": it proves that nothing was changed, and counts and computes everything again.

review.qmd   the document: flow diagram, judgements of bias, a forest plot for each outcome, table of findings
R/           a script for each figure
data/        the numbers behind them
`

/** An R and Quarto project that makes every figure of a review from its numbers, file by file. */
export function figureProject(parts: ProjectParts): Record<string, string> {
  const { settled, scripts, findings, flow } = parts
  return {
    'README.md': readme,
    '_quarto.yml': 'project:\n  type: default\n  render:\n    - review.qmd\n',
    'review.qmd': document(parts),
    ...flowFiles(flow),
    ...(settled.length > 0 && {
      'data/risk-of-bias.csv': csv(['tool', 'study', 'domain', 'judgement', 'rank'], biasRows(settled)),
      'R/risk-of-bias.R': biasScript,
    }),
    ...Object.fromEntries(scripts.map(({ script }, i) => [`R/outcome-${i + 1}.R`, script])),
    ...(findings.rows.length > 0 && { 'data/findings.csv': csv(findings.columns, findings.rows) }),
  }
}
