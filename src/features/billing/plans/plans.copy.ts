import { money } from '#shared/format/money.ts'

export const plansCopy = {
  title: 'Subscription plans',
  lead: 'Prices in US dollars. You can change or end a plan at any time.',
  saveBadge: 'Save up to 44%',
  studentBadge: 'Over 50% Off',
  popular: 'Popular',
  perMember: 'per user',
  yearlyDiscount: (percent: number) => `${percent}% off the monthly price`,
  custom: 'Custom',
  quoteOf: (plan: string) => `What changing to ${plan} costs`,
  dueByTeam: ([least, most]: readonly [number, number]) =>
    `To pay now: ${least === most ? money(least) : `${money(least)} to ${money(most)}`}, depending on the team. You choose it next.`,
  current: 'Current plan',
  yours: 'Your plan',
  choose: {
    free: 'Downgrade to Free',
    student: 'Verify student status',
    individual: 'Choose Individual',
    team: 'Choose Team',
    enterprise: 'Contact Sales',
  },
  contactSales: 'Contact Sales',
  // Downgrade
  downgradeTitle: 'Downgrade to Free',
  downgradeConfirm:
    'Are you sure you want to downgrade to the free plan? This action will cancel your current subscription immediately and cannot be undone.',
  downgradeStops: 'What ends',
  downgradeKeeps:
    'Everything you have made stays yours: you can still read and export your papers, syntheses and documents.',
  downgradeAction: 'Downgrade now',
  downgradeCancel: 'Keep my plan',
  downgraded: 'Plan Downgraded',
  downgradeFailed: 'Failed to downgrade plan',
} as const
