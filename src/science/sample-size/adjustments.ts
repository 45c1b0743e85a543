/**
 * How many times more people a trial needs that allots whole clusters: 1 + (m − 1) × ICC for clusters of `size` people on
 * average. `sizeCv`, the coefficient of variation of the sizes, enlarges it. Sources: Donner & Klar 2000, Design and
 * Analysis of Cluster Randomization Trials, 5.1; Eldridge, Ashby & Kerry 2006, Int J Epidemiol 35:1292–1300.
 */
export const designEffect = (size: number, icc: number, sizeCv = 0): number => 1 + ((1 + sizeCv ** 2) * size - 1) * icc

/** People to begin with so that `needed` are left when a share (0 to under 1) is lost: needed / (1 − share), rounded up. */
export const withAttrition = (needed: number, share: number): number => Math.ceil(needed / (1 - share) - 1e-9)

/** Clusters for `people` at `size` people in each, rounded up. */
export const clustersFor = (people: number, size: number): number => Math.ceil(people / size - 1e-9)
