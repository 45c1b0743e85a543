import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { filesApi } from '#contract/files.ts'
import type { ProjectDetail } from '#contract/projects.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { basisNames, shareCopy } from '#research/files/share.copy.ts'
import { textsChanged } from '#research/files/texts-changed.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { settingsCopy as copy } from './settings.copy.ts'

type Props = { project: ProjectDetail; mayEdit: boolean }

/** The full texts that the people of a project share, each with the consent by which it may be read. */
export function ConsentsSection({ project: { projectId }, mayEdit }: Props) {
  const { has } = useCapabilities()
  const { user } = useSession()
  const isThere = has('files')
  const read = useQuery({ ...apiQuery(filesApi.consents, { params: { projectId } }), enabled: isThere })
  const { data, error } = read
  const end = useApiMutation(filesApi.unshare, {
    invalidates: [...textsChanged, filesApi.consents],
    onSuccess: () => void toast({ title: shareCopy.stopped }),
    onError: (problem) => void toast({ title: shareCopy.failed, description: problem.message, variant: 'destructive' }),
  })
  if (!isThere) return null
  return (
    <Card title={copy.consents}>
      <p className="mb-3 text-ink-muted">{mayEdit ? copy.consentsOfAll : copy.consentsOfMine}</p>
      {error && !data ? (
        <ErrorCard title={copy.consentsFailed} of={read} />
      ) : !data ? (
        <Skeleton shape="card" lines={2} />
      ) : data.consents.length === 0 ? (
        <p>{mayEdit ? copy.noConsent : copy.noConsentOfMine}</p>
      ) : (
        <Table
          caption={copy.consents}
          rows={data.consents}
          rowKey={({ fileId }) => fileId}
          columns={[
            { key: 'paper', header: copy.consentPaper, cell: ({ documentId, title, name }) => (
              <>
                <Link to={paths.document(documentId)} className="text-accent underline underline-offset-2">{title}</Link>
                <span className="block text-xs wrap-anywhere text-ink-muted">{name}</span>
              </>
            ) }, // prettier-ignore
            { key: 'by', header: copy.consentBy, cell: ({ by }) => by.name },
            { key: 'at', header: copy.consentAt, cell: ({ at }) => dayWords(at) },
            { key: 'why', header: copy.consentWhy, cell: ({ basis, words }) => (
              <>
                {basisNames[basis]}
                {words !== undefined && <span className="block text-xs wrap-anywhere text-ink-muted">{words}</span>}
              </>
            ) }, // prettier-ignore
            { key: 'end', header: copy.consentEnd, cell: ({ fileId, name, by }) =>
              by.userId === user?.id && (
                <Button size="small" variant="ghost" onClick={() => end.mutate({ params: { fileId, projectId } })}>
                  {shareCopy.stop}<span className="sr-only">: {name}</span>
                </Button>
              ) }, // prettier-ignore
          ]}
        />
      )}
    </Card>
  )
}
