import { useQuery } from '@tanstack/react-query'

import { adminApi } from '#contract/admin.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { outsideSourcesApi, sourcePolicies, type SourcePolicy } from '#contract/outside-sources.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { MailtoField } from '#research/outside/MailtoField.tsx'
import { outsideCopy, sourceWords } from '#research/outside/outside.copy.ts'
import { SourceFacts, StateBadge } from '#research/outside/SourceFacts.tsx'
import { SourceKey } from '#research/outside/SourceKey.tsx'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { platformCopy as copy } from './platform.copy.ts'

const isPolicy = (text: string): text is SourcePolicy => (sourcePolicies as readonly string[]).includes(text)

/** For whom each source outside is asked, and what the server itself sends along. */
export function OutsideRules({ canChange }: { canChange: boolean }) {
  const isOffered = useCapabilities().has('outside-sources')
  const read = useQuery({
    ...apiQuery(outsideSourcesApi.platform, {}),
    enabled: isOffered,
  })
  const { data, error } = read
  const changes = {
    invalidates: [outsideSourcesApi.platform, outsideSourcesApi.list, capabilitiesApi.get, adminApi.log],
    onError: (failure: Error) =>
      void toast({ title: outsideCopy.saveFailed, description: messageOf(failure, ''), variant: 'destructive' }),
  }
  const rule = useApiMutation(outsideSourcesApi.rule, changes)
  const keepKey = useApiMutation(outsideSourcesApi.keepServerKey, changes)
  const isBusy = rule.isPending || keepKey.isPending
  const done = (change: Promise<unknown>) =>
    change.then(
      () => true,
      () => false,
    )
  if (!isOffered) return <Notice title={copy.noSources}>{copy.noSourcesDetail}</Notice>
  if (!data && error) {
    return <ErrorCard title={outsideCopy.loadFailed} of={read} kept={copy.kept} />
  }
  if (!data) return <Skeleton shape="card" lines={2} />
  return (
    <div className="space-y-5">
      {!canChange && <Notice title={copy.readOnly}>{copy.readOnlyDetail}</Notice>}
      <Card title={outsideCopy.title}>
        <p className="max-w-reading">
          {copy.sourcesLead} {outsideCopy.sent}
          {outsideCopy.sentAs(data.mailto)}
        </p>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {data.sources.map(({ source, label, policy, state, takesKey, hasKey, people }) => (
            <li key={source} className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[1fr_16rem]">
              <div className="min-w-0 space-y-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {label} <StateBadge state={state} />
                </p>
                <SourceFacts source={source} label={label} state={state} />
              </div>
              <div className="space-y-2">
                <SelectField
                  label={copy.askedFor(label)}
                  value={policy}
                  disabled={!canChange || isBusy}
                  options={sourcePolicies.map((value) => ({ value, label: outsideCopy.policies[value] }))}
                  onChange={({ target: { value } }) => {
                    if (isPolicy(value)) rule.mutate({ body: { policies: { [source]: value } } })
                  }}
                />
                <p className="text-xs text-ink-muted">{copy.agreedBy(count(people, 'person', 'people'))}</p>
                {takesKey && canChange && (
                  <SourceKey
                    label={label}
                    hasKey={hasKey}
                    hint={sourceWords[source].key}
                    busy={isBusy}
                    onKey={(key) => done(keepKey.mutateAsync({ params: { source }, body: { key } }))}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        {canChange && (
          <div className="mt-4">
            <MailtoField
              mailto={data.mailto}
              hint={copy.mailtoHint}
              busy={isBusy}
              onSave={(mailto) => done(rule.mutateAsync({ body: { mailto } }))}
            />
          </div>
        )}
      </Card>
    </div>
  )
}
