import { clsx, type ClassValue } from 'clsx'

/** Joins class names; false, null and undefined fall away. Later names do not override earlier ones: give each its own job. */
export const classNames = (...names: ClassValue[]): string => clsx(names)
