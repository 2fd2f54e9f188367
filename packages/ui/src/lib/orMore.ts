/** A formatted number, with a plus if there are more: '1,000', or '1,000+'. */
export const orMore = (written: string, hasMore?: boolean): string => (hasMore ? `${written}+` : written);
