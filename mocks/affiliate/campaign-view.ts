import type { Campaign, CampaignRow as ListedCampaign } from '#contract/affiliate.ts'

import { dayOf, daysOf } from '../admin/days.ts'
import type { CampaignRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { funnelOf, stepsOf } from './figures.ts'
import { terms } from './terms.ts'

export function stateOf({ from, to }: Pick<CampaignRow, 'from' | 'to'>, today: string): string {
  if (today < from) return 'not_started'
  return to !== undefined && today > to ? 'ended' : 'running'
}

type Steps = ReturnType<typeof stepsOf>
const visitsOf = (world: World, { id }: CampaignRow) => world.visits.filter(({ campaignId }) => campaignId === id)
const three = ({ clicks, leads, customers }: ReturnType<typeof funnelOf>) => ({ clicks, leads, customers })

const common = (world: World, row: CampaignRow) => ({
  id: row.id,
  name: row.name,
  from: row.from,
  ...(row.to !== undefined && { to: row.to }),
  state: stateOf(row, dayOf(world.now())),
})

export const asListed = (world: World, row: CampaignRow, steps: Steps): ListedCampaign => ({
  ...common(world, row),
  ...three(funnelOf(steps, visitsOf(world, row))),
})

/** Texts that an affiliate may use as they are. */
const materials = (link: string) => [
  {
    id: 'short',
    name: 'One sentence',
    text: `I read papers with Roadrunner: every sentence of an answer carries the passage it came from. ${link}`,
  },
  {
    id: 'paragraph',
    name: 'A paragraph',
    text: `Roadrunner finds papers, answers your question from the ones you choose, and shows the passage behind each finding. What it cannot find in the text is struck out, and what nobody reported is said with its scope. The free plan is enough to try it. ${link}`,
  },
  {
    id: 'disclosure',
    name: 'Disclosure to stand beside the link',
    text: `This is an affiliate link: if you pay for a plan, I get ${Math.round(terms.rate * 100)} % of your payments for ${terms.months} months. You pay nothing more.`,
  },
]

export function asCampaign(world: World, row: CampaignRow, code: string, origin: string): Campaign {
  const steps = stepsOf(world, row.ownerId)
  const visits = visitsOf(world, row)
  const today = dayOf(world.now())
  const last = row.to !== undefined && row.to < today ? row.to : today
  return {
    ...common(world, row),
    code,
    audience: row.audience,
    offer: 'The free plan to begin with, and every paid plan at its list price.',
    conditions: [
      terms.counts,
      terms.attribution,
      `A registration within ${terms.cookieDays} days of the click counts.`,
      terms.selfReferral,
    ],
    links: row.channels.map((channel) => ({
      channel,
      ...three(
        funnelOf(
          steps,
          visits.filter((visit) => visit.channel === channel),
        ),
      ),
    })),
    series: daysOf({ from: row.from, to: last < row.from ? row.from : last }).map((day) => ({
      day,
      ...three(
        funnelOf(
          steps,
          visits.filter(({ at }) => dayOf(at) === day),
        ),
      ),
    })),
    materials: materials(`${origin}/?ref=${code}&campaign=${row.id}`),
    notes: row.notes,
    version: row.version,
    hasSamples: visits.some(({ isSample }) => isSample),
  }
}
