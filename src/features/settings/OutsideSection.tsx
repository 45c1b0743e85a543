import type { OutsideSource, OwnSources } from '#contract/outside-sources.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { MailtoField } from '#research/outside/MailtoField.tsx'
import { outsideCopy as copy, sourceWords } from '#research/outside/outside.copy.ts'
import { useOutsideChoice, useOutsideSources } from '#research/outside/outside.queries.ts'
import { SourceFacts, StateBadge } from '#research/outside/SourceFacts.tsx'
import { SourceKey } from '#research/outside/SourceKey.tsx'
import { dayWords } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** Which sources outside may be asked for the person. Absent where the server can ask none. */
export function OutsideSection() {
  const read = useOutsideSources()
  const { isOffered, data, error } = read
  if (!isOffered) return null
  if (!data && error) {
    return <ErrorCard title={copy.loadFailed} of={read} kept={copy.kept} />
  }
  return (
    <Card title={copy.title} actions={<HelpLink article="sources-outside" about="sources outside" />}>
      {data ? <Choices own={data} /> : <Skeleton shape="card" lines={2} />}
    </Card>
  )
}

function Choices({ own }: { own: OwnSources }) {
  const choice = useOutsideChoice()
  const agreed = own.sources.flatMap(({ source, agreedAt }) => (agreedAt === undefined ? [] : [source]))
  const open = own.sources.filter(({ isOn }) => !isOn).map(({ source }) => source)
  if (own.sources.length === 0) return <p>{copy.off}</p>
  const flip = (source: OutsideSource['source'], isOn: boolean) =>
    void choice.choose(isOn ? [...agreed, source] : agreed.filter((each) => each !== source))
  return (
    <div className="space-y-5">
      <p className="max-w-reading">
        {copy.lead} {copy.sent}
        {copy.sentAs(own.mailto)}
      </p>
      {open.length > 1 && (
        <Button variant="primary" busy={choice.isBusy} onClick={() => void choice.choose([...agreed, ...open])}>
          {copy.allOn(open.length)}
        </Button>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {own.sources.map((each) => (
          <li key={each.source} className="space-y-2 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Checkbox
                label={<span className="font-medium">{each.label}</span>}
                checked={each.isOn}
                disabled={each.policy === 'on' || choice.isBusy}
                onChange={(isOn) => flip(each.source, isOn)}
              />
              <span className="flex items-center gap-2">
                <StateBadge state={each.state} />
                {each.isOn && (
                  <Button
                    size="small"
                    aria-label={copy.check(each.label)}
                    busy={choice.checking === each.source}
                    onClick={() => choice.check(each.source)}
                  >
                    {copy.try}
                  </Button>
                )}
              </span>
            </div>
            <SourceFacts source={each.source} label={each.label} state={each.state} />
            {each.policy === 'on' && <p className="text-xs text-ink-muted">{copy.forAll}</p>}
            {each.agreedAt !== undefined && (
              <p className="text-xs text-ink-muted">{copy.agreedOn(dayWords(each.agreedAt))}</p>
            )}
            {each.takesKey && each.isOn && (
              <SourceKey
                label={each.label}
                hasKey={each.hasKey}
                hint={sourceWords[each.source].key}
                busy={choice.isBusy}
                onKey={(key) => choice.keepKey(each.source, key)}
              />
            )}
          </li>
        ))}
      </ul>
      <MailtoField
        mailto={own.mailto}
        hint={own.hasServerMailto ? `${copy.mailtoHint} ${copy.serverMailto}` : copy.mailtoHint}
        busy={choice.isBusy}
        onSave={(mailto) => choice.choose(agreed, mailto)}
      />
    </div>
  )
}
