/** Parameters of what lies over the page: on the page of documentation it stands in a frame of its own. */
export const ownFrame = { docs: { story: { inline: false, height: '34rem' } } };

/** Short names, more than fit one row. */
export const towns = ['Ithaca', 'Duluth', 'Marfa', 'Savannah', 'Truckee', 'Asheville', 'Galena'];

const taken = { disable: false };

/** Parameters of what a brand, a direction and a small window change: Chromatic takes it in all of them. */
export const inEveryMode = {
  chromatic: { modes: { 'second brand': taken, 'right to left': taken, phone: taken } },
};

/**
 * Parameters of what belongs to the whole window: on the page of documentation it stands in one as wide as a desktop's,
 * drawn smaller.
 */
export const ownDesktop = (height: string) => ({
  docs: { story: { inline: false, height }, desktop: height },
});
