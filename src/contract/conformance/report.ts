import { additions } from '../all.ts'
import { docsOf } from '../openapi/call-docs.ts'
import { differenceText } from './answer-shape.ts'
import type { Checked, Level, Report } from './run.ts'

const splitCall = (call: string) => {
  const [domain = '', name = ''] = call.split('.')
  return { domain, name }
}

function partOf(title: string, calls: readonly Checked[]): string[] {
  if (calls.length === 0) return []
  const lines = [`## ${title}`, '']
  for (const domain of new Set(calls.map(({ call }) => splitCall(call).domain))) {
    lines.push(`### ${domain}`, '')
    for (const { call, what, status, differences } of calls.filter((one) => splitCall(one.call).domain === domain)) {
      lines.push(`- [ ] \`${what}\`${status ? `, answered with ${status}` : ''}. ${docsOf(splitCall(call)).summary}.`)
      lines.push(...differences.map((one) => `  - ${differenceText(one)}`))
    }
    lines.push('')
  }
  return lines
}

/** Calls that were passed over, grouped by the reason: most often a capability that the server does not name. */
function skippedLines(calls: readonly Checked[]): string[] {
  if (calls.length === 0) return []
  const reasons = [...new Set(calls.map(({ note = '' }) => note))]
  const ofReason = (reason: string) => calls.filter(({ note = '' }) => note === reason).map(({ what }) => `\`${what}\``)
  return ['## Not compared', '', ...reasons.map((reason) => `- ${reason}: ${ofReason(reason).join(', ')}`), '']
}

/**
 * A report as a list to work through, in Markdown: first what differs in the calls of the specification, then in the
 * additions, each call with what it is for and what was expected; at the end what was not compared, and why.
 */
export function reportText({ checked, same, different, skipped, notWritten }: Report, level: Level): string {
  const differing = checked.filter(({ verdict }) => verdict === 'different')
  const isOurs = ({ call }: Checked) => additions.includes(splitCall(call).domain)
  const scope = level === 'all' ? 'the calls of the specification and our additions' : 'the calls of the specification'
  return [
    '# Conformance',
    '',
    `Compared: ${scope}. ${same} answers as the contract says, ${different} different, ${skipped} not compared.`,
    '',
    ...partOf(
      'Calls of the specification that differ',
      differing.filter((one) => !isOurs(one)),
    ),
    ...partOf('Additions that differ', differing.filter(isOurs)),
    ...skippedLines(checked.filter(({ verdict }) => verdict === 'skipped')),
    ...(notWritten.length > 0
      ? ['## Never written, because it cannot be taken back', '', ...notWritten.map((call) => `- \`${call}\``), '']
      : []),
  ].join('\n')
}
