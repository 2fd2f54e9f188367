import { hairBraids } from './services/hair-braids.ts';
import { barbering } from './services/barbering.ts';
import { cleaning } from './services/cleaning.ts';
import { tutoring } from './services/tutoring.ts';
import { photography } from './services/photography.ts';
import { eventServices } from './services/event-services.ts';
import { handyman } from './services/handyman.ts';
import { otherServices } from './services/other-services.ts';
import { furniture } from './for-sale/furniture.ts';
import { electronics } from './for-sale/electronics.ts';
import { fashion } from './for-sale/fashion.ts';
import { kidsBaby } from './for-sale/kids-baby.ts';
import { homeGarden } from './for-sale/home-garden.ts';
import { booksMedia } from './for-sale/books-media.ts';
import { otherForSale } from './for-sale/other-for-sale.ts';
import { churchClubEvents } from './community/church-club-events.ts';
import { rides } from './community/rides.ts';
import { roommatesHousing } from './community/roommates-housing.ts';
import { lostFound } from './community/lost-found.ts';
import { pets } from './community/pets.ts';
import { otherCommunity } from './community/other-community.ts';
import { dayWork } from './gigs-jobs/day-work.ts';
import { partFullTime } from './gigs-jobs/part-full-time.ts';
import { skilledTrades } from './gigs-jobs/skilled-trades.ts';
import { creativeMedia } from './gigs-jobs/creative-media.ts';
import { otherJobs } from './gigs-jobs/other-jobs.ts';
import { restaurantsFood } from './local-deals/restaurants-food.ts';
import { shopsRetail } from './local-deals/shops-retail.ts';
import { healthBeauty } from './local-deals/health-beauty.ts';
import { servicesPromo } from './local-deals/services-promo.ts';
import { otherDeals } from './local-deals/other-deals.ts';

/** All demo listings, by main group and subcategory in the order of the category tree. */
export const listings = [
  ...hairBraids,
  ...barbering,
  ...cleaning,
  ...tutoring,
  ...photography,
  ...eventServices,
  ...handyman,
  ...otherServices,
  ...furniture,
  ...electronics,
  ...fashion,
  ...kidsBaby,
  ...homeGarden,
  ...booksMedia,
  ...otherForSale,
  ...churchClubEvents,
  ...rides,
  ...roommatesHousing,
  ...lostFound,
  ...pets,
  ...otherCommunity,
  ...dayWork,
  ...partFullTime,
  ...skilledTrades,
  ...creativeMedia,
  ...otherJobs,
  ...restaurantsFood,
  ...shopsRetail,
  ...healthBeauty,
  ...servicesPromo,
  ...otherDeals,
];
