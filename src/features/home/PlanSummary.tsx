import { plans } from '#platform/access/plan-catalogue.ts'
import { money } from '#shared/format/money.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

const SHOWN = ['free', 'student', 'individual', 'team', 'enterprise'] as const

const limits = plans.free.features
const WORDS: Record<(typeof SHOWN)[number], string> = {
  free: `${limits.monthlySearches} searches, ${limits.monthlySynthesis} syntheses and ${limits.monthlyUploads} uploads a month`,
  student: 'Everything for one, at half the price, once enrolment is verified',
  individual: 'Search, synthesis, extraction and writing without a limit',
  team: 'The same for a group, with shared libraries, projects and tasks',
  enterprise: 'Integrations, on-premise deployment and training, agreed with sales',
}

/** The five plans in a line each; the whole comparison stands in the plans dialog. */
export function PlanSummary() {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-5 font-serif text-xl font-semibold">
        Plans
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-5">
        {SHOWN.map((id) => {
          const { name, monthlyPrice } = plans[id]
          return (
            <li key={id} className="flex flex-col bg-surface p-5 sm:max-lg:last:col-span-2">
              <h3 className="font-semibold">{name}</h3>
              <p className="mt-1">
                {monthlyPrice === null ? (
                  <span className="font-serif text-xl">Custom</span>
                ) : (
                  <>
                    <span className="font-serif text-xl">{money(monthlyPrice)}</span>{' '}
                    <span className="text-ink-muted">a month{id === 'team' && ' per user'}</span>
                  </>
                )}
              </p>
              <p className="mt-3 text-ink-muted">{WORDS[id]}</p>
            </li>
          )
        })}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink to={paths.auth('register')} variant="primary">
          Create account
        </ButtonLink>
        <p className="text-ink-muted">Start free; no card is asked for.</p>
      </div>
    </section>
  )
}
