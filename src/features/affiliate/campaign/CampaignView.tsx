import { useQuery } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { affiliateApi, type Campaign } from '#contract/affiliate.ts'
import { pathIdSchema } from '#contract/identifiers.ts'
import { number } from '#research/lists/save-table.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { DaySeries } from '#shared/figures/DaySeries.tsx'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { copyText } from '../copy-text.ts'
import { LinkBuilder } from '../LinkBuilder.tsx'
import { shareWords } from '../share-words.ts'
import { campaignCopy as copy } from './campaign.copy.ts'
import { Channels } from './Channels.tsx'
import { Notes } from './Notes.tsx'

type Props = {
  campaignId: string
  /** What stands there where nobody may tell whether there is such a campaign. */
  notFound: ReactNode
}

/** One campaign with its links and what came of them. */
export function CampaignView({ campaignId, notFound }: Props) {
  const isId = pathIdSchema.safeParse(campaignId).success
  const read = useQuery({
    ...apiQuery(affiliateApi.campaign, { params: { campaignId } }),
    enabled: isId,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const { data, error } = read
  const status = statusOf(error)
  if (!isId || (!data && (status === 404 || status === 403))) return notFound
  if (data) return <Opened campaign={data} />
  return (
    <ListFrame toolbar={<PageTitle>{copy.page}</PageTitle>}>
      {error ? (
        <ErrorCard title={copy.loadFailed(copy.page)} of={read} kept={copy.kept} />
      ) : (
        <Skeleton shape="card" lines={3} />
      )}
    </ListFrame>
  )
}

const counted = ['clicks', 'leads', 'customers'] as const
const stateTone = (state: string) => (state === 'running' ? 'green' : state === 'ended' ? 'grey' : 'yellow')

function Opened({ campaign }: { campaign: Campaign }) {
  const { name, state, from, to, series, code, id, materials } = campaign
  const isEnded = state === 'ended'
  const sums = Object.fromEntries(
    counted.map((key) => [key, series.reduce((sum, day) => sum + day[key], 0)]),
  ) as Record<(typeof counted)[number], number>
  const table = {
    columns: [{ label: 'Day' }, ...counted.map((key) => ({ label: copy.figures[key], isNumber: true }))],
    rows: series.map((row) => ({ id: row.day, cells: [row.day, ...counted.map((key) => number(row[key]))] })),
  }
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={
            <>
              <Badge tone={stateTone(state)}>{copy.states[state] ?? state}</Badge>{' '}
              {copy.until(dayWords(from), to ? dayWords(to) : to)}.{' '}
              <Link to={paths.affiliate()} className="text-accent underline">
                {copy.all}
              </Link>
            </>
          }
        >
          {name}
        </PageTitle>
      }
    >
      <div className="space-y-5">
        {isEnded && <Notice>{copy.ended}</Notice>}
        {state === 'not_started' && <Notice>{copy.notStarted(dayWords(from))}</Notice>}
        {campaign.hasSamples && <Notice>{copy.samples}</Notice>}
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {counted.map((key) => (
            <Figure key={key} label={copy.figures[key]} value={sums[key].toLocaleString('en-US')} />
          ))}
          <Figure label={copy.figures.conversion} value={shareWords(sums.leads, sums.clicks)} isText />
        </dl>
        <Card title={copy.facts.offer}>
          <div className="grid gap-5 md:grid-cols-2">
            <div className="space-y-1">
              {campaign.offer && <p>{campaign.offer}</p>}
              {campaign.audience && (
                <p className="text-ink-muted">
                  {copy.facts.audience}: {campaign.audience}
                </p>
              )}
            </div>
            <div>
              <h3 className="font-medium">{copy.facts.conditions}</h3>
              <ul className="list-disc space-y-0.5 pl-5 text-ink-muted">
                {campaign.conditions.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </div>
        </Card>
        <FigureFrame
          title={copy.series}
          fileName={`${safeFileName(name)} by day`}
          table={table}
          caption={copy.seriesCaption}
        >
          {(width) => (
            <DaySeries
              width={width}
              title={`${name} by day`}
              days={series.map(({ day }) => day)}
              series={counted.map((key) => ({ name: copy.figures[key], values: series.map((day) => day[key]) }))}
            />
          )}
        </FigureFrame>
        <Channels campaign={campaign} isEnded={isEnded} />
        {!isEnded && (
          <LinkBuilder
            title={copy.builder}
            code={code}
            campaignId={id}
            channels={campaign.links.map(({ channel }) => channel)}
          />
        )}
        <Card title={copy.materials}>
          <ul className="divide-y divide-line">
            {materials.map((material) => (
              <li key={material.id} className="py-3 first:pt-0 last:pb-0">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="font-medium">{material.name}</h3>
                  <div className="flex gap-2">
                    <Button
                      size="small"
                      icon={Copy}
                      aria-label={copy.copyTextOf(material.name)}
                      onClick={() => void copyText(material.text)}
                    >
                      {copy.copyText}
                    </Button>
                    <Button
                      size="small"
                      icon={Download}
                      aria-label={copy.saveOf(material.name)}
                      onClick={() =>
                        saveFile(
                          new File([material.text], `${safeFileName(material.name)}.txt`, { type: 'text/plain' }),
                        )
                      }
                    >
                      {copy.save}
                    </Button>
                  </div>
                </div>
                <p className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere text-ink-muted">{material.text}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Notes campaign={campaign} isEnded={isEnded} />
      </div>
    </ListFrame>
  )
}

function Figure({ label, value, isText = false }: { label: string; value: string; isText?: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className={isText ? 'font-semibold' : 'text-xl font-semibold tabular-nums'}>{value}</dd>
    </div>
  )
}
