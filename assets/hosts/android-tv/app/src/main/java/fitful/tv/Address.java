package fitful.tv;

import android.content.Context;
import android.content.res.Resources;
import android.net.Uri;
import android.preference.PreferenceManager;
import android.text.TextUtils;
import java.util.Map;
import java.util.Set;

/** The address of the page for the settings that are chosen. They are named as the address names them. */
final class Address {
    private Address() {}

    static String of(Context context) {
        PreferenceManager.setDefaultValues(context, R.xml.settings, false);
        Map<String, ?> chosen = PreferenceManager.getDefaultSharedPreferences(context).getAll();
        // Whether the screen stays on is up to the television.
        Uri.Builder address =
                Uri.parse("file:///android_asset/fitful.html")
                        .buildUpon()
                        .appendQueryParameter("ui", "0")
                        .appendQueryParameter("awake", "0");
        for (Map.Entry<String, ?> setting : chosen.entrySet()) {
            address.appendQueryParameter(setting.getKey(), valueOf(setting.getKey(), setting.getValue(), context));
        }
        return address.build().toString();
    }

    private static String valueOf(String name, Object chosen, Context context) {
        if (chosen instanceof Boolean) return (Boolean) chosen ? "1" : "0";
        if (!(chosen instanceof Set)) return String.valueOf(chosen);
        String several = TextUtils.join(",", (Set<?>) chosen);
        if (!several.isEmpty()) return several;
        Resources resources = context.getResources();
        return resources.getString(resources.getIdentifier(name + "_none", "string", context.getPackageName()));
    }
}
