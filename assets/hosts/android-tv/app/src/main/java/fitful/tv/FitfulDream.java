package fitful.tv;

import android.graphics.Color;
import android.service.dreams.DreamService;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** The screensaver: the page, full screen, for as long as the dream lasts. */
public final class FitfulDream extends DreamService {
    private WebView page;

    @Override
    public void onAttachedToWindow() {
        super.onAttachedToWindow();
        setInteractive(false);
        setFullscreen(true);
        page = new WebView(this);
        page.setBackgroundColor(Color.BLACK);
        WebSettings settings = page.getSettings();
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        page.setWebViewClient(
                new WebViewClient() {
                    @Override
                    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
                        // Else the system would end the whole app.
                        finish();
                        return true;
                    }
                });
        setContentView(page);
    }

    @Override
    public void onDreamingStarted() {
        super.onDreamingStarted();
        page.loadUrl(Address.of(this));
    }

    @Override
    public void onDreamingStopped() {
        // From here on no frame is seen.
        page.onPause();
        page.loadUrl("about:blank");
        super.onDreamingStopped();
    }

    @Override
    public void onDetachedFromWindow() {
        page.destroy();
        super.onDetachedFromWindow();
    }
}
