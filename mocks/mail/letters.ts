import type { Letter } from './mail.ts'

const FOOT = 'If you did not expect this letter, you need not do anything.'

const written = (to: string, subject: string, ...parts: readonly string[]): Letter => ({
  to,
  subject,
  text: `${[...parts, FOOT].join('\n\n')}\n`,
})

export const resetLetter = (to: string, link: string): Letter =>
  written(
    to,
    'Set a new password for Roadrunner',
    'Somebody asked for a new password for your account. This link sets one, once, within an hour:',
    link,
  )

/** `inviter`: the name that others see; `name`: of the team or project that the letter invites to. */
export const invitationLetter = (
  to: string,
  {
    inviter,
    name,
    kind,
    link,
    days,
  }: { inviter: string; name: string; kind: 'team' | 'project'; link: string; days: number },
): Letter =>
  written(
    to,
    `${inviter} invites you to the ${kind} ${name} on Roadrunner`,
    `${inviter} invites you to work in the ${kind} “${name}”.`,
    `Sign in or register with this address, ${to}, and answer here within ${days} days:`,
    link,
  )
