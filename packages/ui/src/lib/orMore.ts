/** A number as it is written, and whether there are more than that: '1,000', or '1,000+'. */
export const orMore = (written: string, hasMore?: boolean): string => (hasMore ? `${written}+` : written);
