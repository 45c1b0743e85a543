import { Copy } from 'lucide-react'
import { useId, useState } from 'react'

import type { CampaignRow } from '#contract/affiliate.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'
import { copyText } from './copy-text.ts'
import { buildLink, isTag } from './link-builder.ts'
import { QrFigure } from './QrFigure.tsx'

const OWN = 'own'
const pages = [
  { value: paths.home(), label: copy.pages.home },
  { value: paths.auth('register'), label: copy.pages.register },
  { value: paths.supportCenter(), label: copy.pages.support },
  { value: OWN, label: copy.ownPage },
]

type Props = {
  title: string
  code: string
  /** Campaigns to choose from, or the one that all links belong to. */
  campaigns?: readonly CampaignRow[]
  campaignId?: string
  channels?: readonly string[]
}

/** Makes a link to any public page, with its tags, to copy and as a code. */
export function LinkBuilder({ title, code, campaigns = [], campaignId, channels = [] }: Props) {
  const listId = useId()
  const [page, setPage] = useState<string>(paths.home())
  const [path, setPath] = useState('')
  const [campaign, setCampaign] = useState(campaignId ?? '')
  const [channel, setChannel] = useState('')
  const isChannelWrong = channel !== '' && !isTag(channel)
  const built = buildLink(location.origin, page === OWN ? path : page, {
    ref: code,
    campaign,
    channel: isChannelWrong ? '' : channel,
  })
  const take = () => built && void copyText(built.link)
  useShortcut('c', take, { label: copy.copyLink, group: copy.title })
  return (
    <Card title={title}>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={copy.page}
              value={page}
              options={pages}
              onChange={(event) => setPage(event.target.value)}
            />
            {page === OWN && (
              <TextField
                label={copy.ownPath}
                hint={copy.ownPathHint}
                value={path}
                maxLength={2000}
                error={path !== '' && !built ? copy.badPath : ''}
                onChange={(event) => setPath(event.target.value)}
              />
            )}
            {campaignId === undefined && campaigns.length > 0 && (
              <SelectField
                label={copy.campaign}
                value={campaign}
                options={[
                  { value: '', label: copy.noCampaign },
                  ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) => setCampaign(event.target.value)}
              />
            )}
            <TextField
              label={copy.channel}
              hint={copy.channelHint}
              value={channel}
              list={listId}
              maxLength={64}
              error={isChannelWrong ? copy.badChannel : ''}
              onChange={(event) => setChannel(event.target.value)}
            />
            <datalist id={listId}>
              {channels.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
          </div>
          {built && built.replaced.length > 0 && (
            <Notice tone="warning">{copy.present(built.replaced.join(', '))}</Notice>
          )}
          {built && built.foreign.length > 0 && (
            <Notice tone="warning">{copy.foreign(built.foreign.join(', '))}</Notice>
          )}
          {built && (
            <div>
              <p className="mb-1.5 font-medium">{copy.result}</p>
              <div className="flex flex-wrap items-center gap-2">
                <output className="min-w-0 flex-1 basis-60 rounded-control border border-line bg-surface-sunken px-3 py-2 font-mono text-xs wrap-anywhere">
                  {built.link}
                </output>
                <Button variant="primary" icon={Copy} onClick={take} aria-keyshortcuts="c">
                  {copy.copyLink}
                </Button>
              </div>
              <p className="mt-1 text-xs text-ink-muted">{copy.copyHint}</p>
            </div>
          )}
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-ink-muted">{copy.code}</span>
            <code translate="no" className="rounded-control bg-surface-sunken px-2 py-1 font-mono">
              {code}
            </code>
            <Button size="small" icon={Copy} aria-label={copy.copyCode} onClick={() => void copyText(code)}>
              {copy.copy}
            </Button>
          </p>
        </div>
        {built && (
          <section aria-label={copy.qr}>
            <QrFigure link={built.link} name={`${code} ${copy.qr}`} />
          </section>
        )}
      </div>
    </Card>
  )
}
