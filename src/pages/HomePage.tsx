import { useEffect } from 'react'

import { AskSales } from '#features/billing/sales/AskSales.tsx'
import { Honesty } from '#features/home/Honesty.tsx'
import { LiveExample } from '#features/home/LiveExample.tsx'
import { PlanSummary } from '#features/home/PlanSummary.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Lit } from '#shared/ui/Lit.tsx'
import { PublicHeader } from '#shared/ui/PublicHeader.tsx'

/** What Roadrunner does, shown on a real question. Makes no call of its own. */
export function Component() {
  useEffect(() => {
    document.title = 'Roadrunner: real papers in, verified evidence out'
  }, [])
  return (
    <>
      <PublicHeader />
      <main className="mx-auto w-full max-w-[76rem] space-y-16 px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
        <div className="space-y-10">
          <div className="max-w-[46rem]">
            <h1 tabIndex={-1} data-page-title className="font-serif text-2xl font-semibold tracking-[-0.015em]">
              Every finding, with <Lit>the line it stands on</Lit>
            </h1>
            <p className="mt-4 max-w-[40rem] text-base text-ink-muted">
              Roadrunner finds papers, takes out what they report and puts it together with you. Whatever states a
              finding carries a quote that has been found again, letter by letter, in the text it was taken from. In
              this example those texts are summaries by Roadrunner.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to={paths.auth('register')} variant="primary">
                Create account
              </ButtonLink>
              <ButtonLink to={paths.auth()}>Sign in</ButtonLink>
            </div>
          </div>
          <LiveExample />
        </div>
        <Honesty />
        <div className="space-y-5">
          <PlanSummary />
          <AskSales />
        </div>
      </main>
      <footer className="mx-auto w-full max-w-[76rem] px-4 sm:px-6">
        <p className="border-t border-line py-6 text-xs text-ink-muted">
          Case counts as tabulated by Colditz and colleagues, JAMA 1994. The passages are summaries in our own words.
        </p>
      </footer>
    </>
  )
}
