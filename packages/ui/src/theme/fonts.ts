// Bundled, so that no page of ours calls another host. Each subset is fetched only when a character of it is on the page.
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/newsreader/index.css';
import '@fontsource-variable/newsreader/wght-italic.css';
