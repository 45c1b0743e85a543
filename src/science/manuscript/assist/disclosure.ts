import type { AssistAction } from '#contract/writing.ts'

/** A suggestion of assistance that a person took into the text. */
export type AcceptedHelp = { action: AssistAction; byModel?: string; at: string; acceptedBy: string }

const done: Record<AssistAction, string> = {
  rewrite: 'rewording',
  shorten: 'shortening',
  continue: 'drafting from chosen passages',
}

/**
 * The paragraph that says how assistance was used, counted from the log and nothing else: what for, how often, by what,
 * between which days, and that people accepted each of it. Undefined when nothing was accepted: there is nothing to say.
 */
export function disclosureOf(accepted: readonly AcceptedHelp[]): string | undefined {
  if (accepted.length === 0) return undefined
  const models = [...new Set(accepted.flatMap(({ byModel }) => byModel ?? []))]
  const byRules = accepted.filter(({ byModel }) => byModel === undefined)
  const days = accepted.map(({ at }) => at.slice(0, 10)).toSorted()
  const people = [...new Set(accepted.map(({ acceptedBy }) => acceptedBy))].filter((name) => name !== '')
  const used = accepted.filter(({ byModel }) => byModel !== undefined)
  const sentences = [
    used.length > 0
      ? `Parts of this text were prepared with the help of ${listed(models.map((name) => `the language model ${name}`))} in Roadrunner, used for ${counted(used)}.`
      : '',
    byRules.length > 0
      ? `${used.length > 0 ? 'In addition, Roadrunner’s' : 'Roadrunner’s'} rules, which choose and quote sentences and write none, were used for ${counted(byRules)}.`
      : '',
    `This was done ${days[0] === days.at(-1) ? `on ${days[0]}` : `between ${days[0]} and ${days.at(-1)}`}.`,
    `Every suggestion was checked against its sources by the program and accepted by ${people.length > 0 ? listed(people) : 'a person'}, who ${people.length > 1 ? 'take' : 'takes'} responsibility for the text.`,
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function counted(helps: readonly AcceptedHelp[]): string {
  const counts = new Map<AssistAction, number>()
  for (const { action } of helps) counts.set(action, (counts.get(action) ?? 0) + 1)
  return listed([...counts].map(([action, count]) => `${done[action]} (${count === 1 ? 'once' : `${count} times`})`))
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
