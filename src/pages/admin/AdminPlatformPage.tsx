import { AdminPage } from '#features/admin/frame/AdminPage.tsx'
import { ContentTable } from '#features/admin/platform/ContentTable.tsx'
import { Health } from '#features/admin/platform/Health.tsx'
import { Platform } from '#features/admin/platform/Platform.tsx'
import { ArticlesContent } from '#features/knowledge/ArticlesContent.tsx'
import { LessonsContent } from '#features/lessons/LessonsContent.tsx'
import { ModelSection } from '#features/models/ModelSection.tsx'
import { ToursContent } from '#features/tours/ToursContent.tsx'
import { useNow } from '#shared/browser/use-now.ts'

import { Component as NotFound } from '../NotFoundPage.tsx'
import { useAddress } from './use-address.ts'

const TICK_MS = 60_000

export function Component() {
  const [address, onAddress] = useAddress()
  const now = useNow(TICK_MS)
  return (
    <AdminPage
      title="Platform"
      lead="Switches, limits, content, and how the server answers this browser."
      place="platform"
      notFound={<NotFound />}
      withTexts={<Health now={now} isTextsAlone />}
    >
      {(can) => (
        <Platform
          address={address}
          onAddress={onAddress}
          now={now}
          canChange={can('switches')}
          model={<ModelSection whose="everyone" canChange={can('switches')} />}
          content={
            <>
              <LessonsContent>{(items) => <ContentTable title="Lessons" items={items} />}</LessonsContent>
              <ToursContent>{(items) => <ContentTable title="Tours" items={items} />}</ToursContent>
              <ArticlesContent>{(items) => <ContentTable title="Articles" items={items} />}</ArticlesContent>
            </>
          }
        />
      )}
    </AdminPage>
  )
}
