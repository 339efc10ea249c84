package fitful.tv;

import android.os.Bundle;
import android.preference.PreferenceActivity;

/** What the screensaver shows. It needs no library, and a remote can move through it. */
public final class SettingsActivity extends PreferenceActivity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        addPreferencesFromResource(R.xml.settings);
    }
}
