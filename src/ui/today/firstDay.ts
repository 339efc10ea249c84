/** What browsers know of the weeks of a region, as a method or, earlier, as a property. */
interface RegionalWeeks {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The day with which weeks begin where a language tag is used, 0 for Sunday; Sunday where that is not known. */
export function firstDayOf(tag: string): number {
  const locale: RegionalWeeks = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return firstDay % 7;
}
