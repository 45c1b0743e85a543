import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { affiliateApi, type Campaign, type ChannelLink } from '#contract/affiliate.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { number, saveTable } from '#research/lists/save-table.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { copyText } from '../copy-text.ts'
import { buildLink, isTag } from '../link-builder.ts'
import { shareWords } from '../share-words.ts'
import { campaignCopy as copy } from './campaign.copy.ts'

type Props = { campaign: Campaign; isEnded: boolean }

/** The links of a campaign, one for each place where it stands, with their own numbers. */
export function Channels({ campaign, isEnded }: Props) {
  const { links, code, id, name } = campaign
  const linkOf = (channel: string) => buildLink(location.origin, '/', { ref: code, campaign: id, channel })?.link ?? ''
  return (
    <section aria-label={copy.channels} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">{copy.channels}</h2>
          <p className="text-ink-muted">{copy.channelsLead}</p>
        </div>
        <Button
          size="small"
          aria-label={copy.csvOf(copy.channels)}
          disabled={links.length === 0}
          onClick={() =>
            saveTable(`${name} ${copy.channels}`, {
              columns: [copy.channel, copy.result, ...Object.values(copy.figures).slice(0, 3)].map((label) => ({
                label,
              })),
              rows: links.map((link) => ({
                id: link.channel,
                cells: [
                  link.channel,
                  linkOf(link.channel),
                  number(link.clicks),
                  number(link.leads),
                  number(link.customers),
                ],
              })),
            })
          }
        >
          {copy.csv}
        </Button>
      </div>
      {links.length === 0 ? (
        <p className="rounded-card border border-line p-4 text-ink-muted">{copy.noChannels}</p>
      ) : (
        <Table<ChannelLink>
          caption={copy.channels}
          rows={links}
          rowKey={({ channel }) => channel}
          columns={[
            { key: 'channel', header: copy.channel, cell: ({ channel }) => channel },
            { key: 'clicks', header: copy.figures.clicks, align: 'right', cell: ({ clicks }) => clicks },
            { key: 'leads', header: copy.figures.leads, align: 'right', cell: ({ leads }) => leads },
            { key: 'customers', header: copy.figures.customers, align: 'right', cell: ({ customers }) => customers },
            {
              key: 'conversion',
              header: copy.conversion,
              align: 'right',
              cell: ({ leads, clicks }) => <span className="whitespace-nowrap">{shareWords(leads, clicks)}</span>,
            },
            {
              key: 'copy',
              header: <span className="sr-only">{copy.copyLink}</span>,
              align: 'right',
              cell: ({ channel }) => (
                <Button
                  size="small"
                  icon={Copy}
                  aria-label={copy.copyOf(channel)}
                  onClick={() => void copyText(linkOf(channel))}
                >
                  {copy.copy}
                </Button>
              ),
            },
          ]}
        />
      )}
      {!isEnded && <AddChannel campaign={campaign} />}
    </section>
  )
}

function AddChannel({ campaign }: { campaign: Campaign }) {
  const [channel, setChannel, discard] = useDraft('campaign-channel', campaign.id, '')
  const [clientKey, setKey] = useState(newKey)
  const { mutateAsync } = useApiMutation(affiliateApi.addChannel, { invalidates: [affiliateApi.campaign] })
  const isNew = (typed: string) => !campaign.links.some((link) => link.channel === typed)
  const form = useForm({
    schema: z.object({
      channel: z
        .string()
        .check(z.minLength(1, { error: () => '' }), z.refine(isTag, copy.badChannel), z.refine(isNew, copy.known)),
    }),
    values: { channel },
    onChange: (typed) => setChannel(typed.channel),
    judge: 'change',
    send: async (given) => {
      await mutateAsync({ params: { campaignId: campaign.id }, body: { ...given, clientKey } })
      discard()
      setKey(newKey())
      toast({ title: copy.added(given.channel) })
    },
    explain: (error) => ({ fields: { channel: `${copy.addFailed} ${messageOf(error, '')}` } }),
  })
  return (
    <Form of={form} className="flex flex-wrap items-start gap-3">
      <TextField
        {...form.field('channel')}
        label={copy.addChannel}
        labelHidden
        placeholder={copy.channel}
        maxLength={64}
        className="w-60"
      />
      <SubmitButton {...form.readyButton()} variant="secondary" icon={Plus}>
        {copy.addChannel}
      </SubmitButton>
      <WaitNote seconds={form.waitLeft} />
    </Form>
  )
}
