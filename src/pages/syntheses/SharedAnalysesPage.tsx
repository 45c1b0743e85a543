import { SharedLinks } from '#features/shares/SharedLinks.tsx'
import { copy } from '#features/syntheses/hub/hub.copy.ts'
import { SharedAnalyses } from '#features/syntheses/hub/SharedAnalyses.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

export function Component() {
  return (
    <ListFrame toolbar={<PageTitle lead={copy.sharedLead}>{copy.sharedTitle}</PageTitle>}>
      <SharedAnalyses />
      <section aria-label={copy.links} className="mt-10">
        <h2 className="mb-2 text-lg font-semibold">{copy.links}</h2>
        <SharedLinks />
      </section>
    </ListFrame>
  )
}
