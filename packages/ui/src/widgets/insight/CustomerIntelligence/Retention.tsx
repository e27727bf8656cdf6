import { useGetRetention } from '@concordia/api-client';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { loyaltyStrings } from '../../../strings/generated/loyalty';
import { HowPictured, NotEnough, PictureSpace, useFigures } from '../intelligence';

const CurvePicture = lazyWithPreload(async () => (await import('./RetentionPictures')).CurvePicture);
const CohortsPicture = lazyWithPreload(async () => (await import('./RetentionPictures')).CohortsPicture);

const CURVE_REM = 21;

/** Of a cohort, and of the rest of their picture, in rem. */
const COHORT_REM = 1.75;
const AROUND_REM = 8;
const USUAL_COHORTS = 6;

const cohortsRem = (count: number) => AROUND_REM + COHORT_REM * count;

/** How long customers stay: until they are first quiet, and month by month. */
export function Retention() {
  const words = useStrings(loyaltyStrings);
  const state = useFigures(useGetRetention(), words.stayFailed);
  return (
    <WidgetFrame
      title={words.stayTitle}
      state={state}
      skeleton={
        <Grid minColumn="large" gap="xxl" align="start">
          <PictureSpace rem={CURVE_REM} />
          <PictureSpace rem={cohortsRem(USUAL_COHORTS)} />
        </Grid>
      }
      empty={null}
    >
      {({ curve, cohorts, fit }) =>
        curve === null || curve.customers === 0 ? (
          <NotEnough missing={fit.missing} isFitting={fit.state === 'fitting'} />
        ) : (
          <Stack gap="lg">
            <Grid minColumn="large" gap="xxl" align="start">
              <PictureSpace rem={CURVE_REM}>
                <CurvePicture curve={curve} />
              </PictureSpace>
              <PictureSpace rem={cohortsRem(cohorts.length)}>
                <CohortsPicture cohorts={cohorts} />
              </PictureSpace>
            </Grid>
            <HowPictured of="retention" />
          </Stack>
        )
      }
    </WidgetFrame>
  );
}
